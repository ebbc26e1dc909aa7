import { pageImport } from "../page-import.ts";
import { NO_PAGE, PLANS } from "./wording/plans.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";

/** Puts the plans of a file on the health-plan page. */
export const planImport = pageImport<RowFile<HealthPlan>>({
  name: "plan import",
  what: PLANS,
  noPage: NO_PAGE,
  compose: async () => {
    const { planFiles, withPlans } = await import("./composition.ts");
    return { ...planFiles, put: (context, given) => withPlans(context, (plans) => plans.import(given)) };
  },
});
