import type { HealthPlan, HealthPlanPage } from "../../content/care-page.ts";
import type { AuditEntry } from "../audit-log.port.ts";

/** What a decision changes: `plans` are all plans that the page shows from then on, `audit` is the entry for the audit log. */
export type HealthPlanChange<Answer> = {
  /** null: nothing changes. */
  readonly put: { readonly plans: readonly HealthPlan[]; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The plans of the health-plan page, as staff import them. */
export type HealthPlanRegister = {
  /** null: staff have written no page yet. */
  page(): Promise<HealthPlanPage | null>;
  /**
   * Changes the page in one transaction; two changes never interleave. `decide` may be called more than once. Throws a RangeError where
   * plans are put on no page.
   */
  change<Answer>(decide: (page: HealthPlanPage | null) => HealthPlanChange<Answer>): Promise<Answer>;
};
