import { ok, refused } from "../../shared/result.ts";
import { countsOf } from "../import/import-plan.ts";
import { planOf, plannedRows } from "../import/planned-rows.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { HealthPlan } from "../../content/care-page.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ImportPlan } from "../import/import-plan.ts";
import type { RowFile } from "../import/incoming-row.ts";
import type { HealthPlanChange, HealthPlanRegister } from "./health-plan-register.port.ts";

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type HealthPlanImport = { readonly name: string; readonly file: RowFile<HealthPlan>; readonly run: "dry" | "real" };

/** "no-page": staff have written no health-plan page, on which the plans would stand. */
export type HealthPlansRefused = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

/**
 * Puts the plans of a file on the health-plan page, in the file's order and in the place of all that stood there, as staff; a field that a
 * plan leaves out stays as it was. `who` is the staff member's name. All of a file, or nothing where an id comes twice. Source:
 * specification/content.md, Hospitals and health plans.
 */
export type ImportHealthPlans = (who: string, given: HealthPlanImport) => Promise<Result<ImportPlan, HealthPlansRefused>>;

export const makeImportHealthPlans =
  ({ register, now }: { readonly register: HealthPlanRegister; readonly now: Clock }): ImportHealthPlans =>
  (who, { name, file, run }) =>
    register.change((page): HealthPlanChange<Result<ImportPlan, HealthPlansRefused>> => {
      const planned = plannedRows(file, { formerOf: (id) => page?.plans.find((plan) => plan.id === id) ?? null });
      if (planned.kind === "refused") return { put: null, answer: refused({ kind: "faulty", faults: planned.refusal }) };
      if (page === null) return { put: null, answer: refused({ kind: "no-page" }) };
      const plans = planned.value.map(({ becomes }) => becomes);
      const ids = new Set(plans.map(({ id }) => id));
      const plan = planOf(
        planned.value,
        page.plans.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
      );
      if (run === "dry") return { put: null, answer: ok(plan) };
      const subject = { kind: "health-plan", id: "all" } as const;
      const audit = { at: now(), who, action: "plan import", subject, details: { file: name, ...countsOf(plan) } };
      return { put: { plans, audit }, answer: ok(plan) };
    });
