import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { keptPlan } from "#adapters/postgres/plans/kept-plan.ts";
import type { HealthPlanPage, HospitalPage } from "#core/content/care-page.ts";

/** The page as it is read. */
export const keptHealthPlanPage = (page: HealthPlanPage | null): HealthPlanPage | null =>
  page && {
    banner: hindiOrNone(page.banner),
    available: page.available.map(hindiOrNone),
    ecosystem: page.ecosystem.map(hindiOrNone),
    plans: page.plans.map(keptPlan),
    questions: page.questions.map(hindiOrNone),
  };

/** The page as it is read. */
export const keptHospitalPage = (page: HospitalPage | null): HospitalPage | null =>
  page && {
    banner: hindiOrNone(page.banner),
    departments: page.departments.map(hindiOrNone),
    hospitals: page.hospitals.map(hindiOrNone),
    questions: page.questions.map(hindiOrNone),
  };
