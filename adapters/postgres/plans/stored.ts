import { SUBSCRIPTION_JOBS } from "#core/plans/subscription-job.ts";
import { subscriptions } from "#adapters/postgres/migrations/0086-subscriptions.ts";
import { plansThatPay } from "#adapters/postgres/migrations/0087-plans-that-pay.ts";
import { plansTakeOffTests } from "#adapters/postgres/migrations/0127-plans-take-off-tests.ts";
import { planPapers } from "#adapters/postgres/migrations/0143-plan-papers.ts";
import { careInHindi } from "#adapters/postgres/migrations/0145-care-in-hindi.ts";
import { plansByCustomer } from "#adapters/postgres/migrations/0161-plans-by-customer.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { PlanTables } from "./tables.ts";

export const storedPlans: StoredArea = {
  name: "plans",
  migrations: {
    "0086-subscriptions": subscriptions,
    "0087-plans-that-pay": plansThatPay,
    "0127-plans-take-off-tests": plansTakeOffTests,
    "0143-plan-papers": planPapers,
    "0145-care-in-hindi": careInHindi,
    "0161-plans-by-customer": plansByCustomer,
  },
  places: {
    plan_subscription: "by-id",
    plan_subscription_step: "by-customer",
    plan_paper: "by-id",
  } satisfies Places<keyof PlanTables>,
  audited: ["plan"],
  jobs: SUBSCRIPTION_JOBS,
  erased: [
    ["plan_subscription", "customer"], // First: whoever adds a step holds it.
    ["plan_subscription_step", "customer"],
  ],
  exported: [
    {
      name: "subscriptions",
      table: "plan_subscription",
      owner: "customer",
      key: "id",
      columns: ["id", "facts", "state", "made_at"],
    },
  ],
};
