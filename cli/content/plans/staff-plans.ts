import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { ImportHealthPlans } from "#core/staff/health-plans/import-health-plans.use-case.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffPlans = {
  readonly import: (given: Parameters<ImportHealthPlans>[1]) => ReturnType<ImportHealthPlans>;
  /** In the order of the page. */
  readonly all: () => Promise<readonly HealthPlan[]>;
};

/** What they ask of the file format. */
export type PlanFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<HealthPlan>>;
};
