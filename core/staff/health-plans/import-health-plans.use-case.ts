import { ok, refused } from "../../shared/result.ts";
import { pageIntake } from "../page-intake.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { HealthPlan } from "../../content/care-page.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { PageIntake } from "../page-intake.ts";
import type { HealthPlanChange, HealthPlanRegister } from "./health-plan-register.port.ts";

/** A plan of a file, and the number of its line from 1 on. */
export type HealthPlanLine = { readonly line: number; readonly plan: HealthPlan };

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type HealthPlanImport = { readonly name: string; readonly lines: readonly HealthPlanLine[]; readonly run: "dry" | "real" };

/** How many plans are new, changed, no longer offered, and as before. */
export type HealthPlanIntake = PageIntake;

/** "no-page": staff have written no health-plan page, on which the plans would stand. */
export type HealthPlansRefused = { readonly kind: "faulty"; readonly faults: readonly LineFault[] } | { readonly kind: "no-page" };

/**
 * Puts the plans of a file on the health-plan page, in the file's order and in the place of all that stood there, as staff; `who` is the staff
 * member's name. All of a file, or nothing where an id comes twice. Source: specification/content.md, Hospitals and health plans.
 */
export type ImportHealthPlans = (who: string, given: HealthPlanImport) => Promise<Result<HealthPlanIntake, HealthPlansRefused>>;

export const makeImportHealthPlans =
  ({ register, now }: { readonly register: HealthPlanRegister; readonly now: Clock }): ImportHealthPlans =>
  async (who, { name, lines, run }) => {
    const faults = repeatedValues(lines.map(({ line, plan }) => ({ line, value: plan.id })));
    if (faults.length > 0) return refused({ kind: "faulty", faults });
    const plans = lines.map(({ plan }) => plan);
    return register.change((page): HealthPlanChange<Result<HealthPlanIntake, HealthPlansRefused>> => {
      if (page === null) return { put: null, answer: refused({ kind: "no-page" }) };
      const intake = pageIntake(plans, page.plans);
      if (run === "dry") return { put: null, answer: ok(intake) };
      const subject = { kind: "health-plan", id: "all" } as const;
      const audit = { at: now(), who, action: "plan import", subject, details: { file: name, ...intake } };
      return { put: { plans, audit }, answer: ok(intake) };
    });
  };
