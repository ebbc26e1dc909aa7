import { SUBSCRIPTION_JOBS } from "#core/plans/subscription-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { PlanTables } from "./tables.ts";

export const storedPlans: StoredArea = {
  name: "plans",
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
