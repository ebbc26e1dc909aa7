import { pageImport } from "../page-import.ts";
import { NO_PAGE, PLANS } from "./wording/plans.ts";
import type { HealthPlanLine } from "#core/staff/health-plans/import-health-plans.use-case.ts";

/** Puts the plans of a file on the health-plan page. */
export const planImport = pageImport<HealthPlanLine>({
  name: "plan import",
  what: PLANS,
  noPage: NO_PAGE,
  compose: async () => {
    const { planFiles, withPlans } = await import("./composition.ts");
    return { ...planFiles, put: (asked, given) => withPlans(asked, (plans) => plans.import(given)) };
  },
});
