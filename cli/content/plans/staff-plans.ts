import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { HealthPlanLine, ImportHealthPlans } from "#core/staff/health-plans/import-health-plans.use-case.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffPlans = {
  readonly import: (given: Parameters<ImportHealthPlans>[1]) => ReturnType<ImportHealthPlans>;
  /** In the order of the page. */
  readonly all: () => Promise<readonly HealthPlan[]>;
};

/** What they ask of the file format. */
export type PlanFiles = {
  inLines(
    lines: AsyncIterable<readonly InputLine[]>,
  ): Promise<{ readonly lines: readonly HealthPlanLine[]; readonly faults: readonly LineFault[] }>;
};
