import { problemsIn } from "#web/features/health/tool/body-measures.ts";
import { needsValues } from "./needs-values.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { Worked } from "#web/features/health/tool/worked.ts";
import type { NeedsField, NeedsValues } from "./needs-values.ts";

/** Null: something is wrong with what it needs. */
export type NeedsAnswers = { readonly energy: HealthAnswer | null; readonly water: HealthAnswer | null };

/** Works out somebody's needs for a day: water once the weight is known, energy and protein once everything is. */
export async function workOutNeeds(workOut: WorkOut, values: NeedsValues): Promise<Worked<NeedsField, NeedsAnswers>> {
  const input = needsValues.input(values);
  const [energy, water] = await Promise.all([
    workOut({ ...input, tool: "energy" }),
    values.weight.trim() === "" ? null : workOut({ ...input, tool: "water" }),
  ]);
  return {
    answers: { energy: energy.kind === "ok" ? energy.value : null, water: water?.kind === "ok" ? water.value : null },
    problems: energy.kind === "ok" ? {} : problemsIn(energy.refusal.faults, values, needsValues.fieldOf),
  };
}
