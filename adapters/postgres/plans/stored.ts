import { SUBSCRIPTION_JOBS } from "#core/plans/subscription-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPlans: StoredArea = {
  name: "plans",
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
