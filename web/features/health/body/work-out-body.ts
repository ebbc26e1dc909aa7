import { AGES } from "#core/health/measures.ts";
import { problemsIn } from "#web/features/health/tool/body-measures.ts";
import { bodyValues } from "./body-values.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { Worked } from "#web/features/health/tool/worked.ts";
import type { BodyField, BodyValues } from "./body-values.ts";

/** Null: not asked for, or something is wrong with it. */
export type BodyAnswers = { readonly bmi: HealthAnswer | null; readonly waist: HealthAnswer | null; readonly fat: HealthAnswer | null };

/**
 * What the tools of a body answer to what is filled in: the waist once one is there, the fat once it is known whose formula and which age.
 */
export async function workOutBody(workOut: WorkOut, values: BodyValues): Promise<Worked<BodyField, BodyAnswers>> {
  const input = bodyValues.input(values);
  const age = input["age_years"];
  const asksFat = input["sex"] !== null && typeof age === "number" && age >= AGES.adult;
  const [bmi, waist, fat] = await Promise.all([
    workOut({ ...input, tool: "bmi" }),
    values.waist.trim() === "" ? null : workOut({ ...input, tool: "waist" }),
    asksFat ? workOut({ ...input, tool: "fat" }) : null,
  ]);
  const faults = [bmi, waist, fat].flatMap((answer) => (answer?.kind === "refused" ? answer.refusal.faults : []));
  const problems = problemsIn(faults, values, bodyValues.fieldOf);
  const isNotAboveNeck = waist?.kind === "ok" && problems.waist !== undefined;
  return {
    answers: { bmi: valueOf(bmi), waist: valueOf(waist), fat: valueOf(fat) },
    problems: isNotAboveNeck ? { ...problems, waist: "not-above-neck" } : problems,
  };
}

const valueOf = (answer: Awaited<ReturnType<WorkOut>> | null): HealthAnswer | null => (answer?.kind === "ok" ? answer.value : null);
