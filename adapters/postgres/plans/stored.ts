import { SUBSCRIPTION_JOBS } from "#core/plans/subscription-job.ts";
import { subscriptions } from "#adapters/postgres/migrations/0086-subscriptions.ts";
import { plansThatPay } from "#adapters/postgres/migrations/0087-plans-that-pay.ts";
import { plansTakeOffTests } from "#adapters/postgres/migrations/0127-plans-take-off-tests.ts";
import { planPapers } from "#adapters/postgres/migrations/0143-plan-papers.ts";
import { careInHindi } from "#adapters/postgres/migrations/0145-care-in-hindi.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPlans: StoredArea = {
  name: "plans",
  migrations: {
    "0086-subscriptions": subscriptions,
    "0087-plans-that-pay": plansThatPay,
    "0127-plans-take-off-tests": plansTakeOffTests,
    "0143-plan-papers": planPapers,
    "0145-care-in-hindi": careInHindi,
  },
  audited: ["plan"],
  jobs: SUBSCRIPTION_JOBS,
  erased: [["plan_subscription", "customer"]],
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
