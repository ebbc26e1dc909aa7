import { AGES } from "../../health/measures.ts";
import { ok } from "../../shared/result.ts";
import type { HealthAnswer } from "../../health/health-answer.ts";
import type { HealthInput, WrongInput } from "../../health/health-input.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";
import type { WorkOut } from "../../health/work-out.port.ts";
import type { Result } from "../../shared/result.ts";

/**
 * What the tools answer to a result's input. Fat is asked of adults alone and, like the waist, where it is said whose formula holds.
 * Refused as the first tool refuses it. Source: specification/trackers.md, Results of the tools.
 */
export async function workOutResult(
  workOut: WorkOut,
  tool: KeptTool,
  input: HealthInput,
): Promise<Result<readonly HealthAnswer[], WrongInput>> {
  const answers: HealthAnswer[] = [];
  for (const one of tool === "body" ? bodyTools(input) : [tool]) {
    const answer = await workOut({ ...input, tool: one });
    if (answer.kind === "refused") return answer;
    answers.push(answer.value);
  }
  return ok(answers);
}

function bodyTools(input: HealthInput): readonly string[] {
  const age = input["age_years"];
  const isSaid = (key: string) => (input[key] ?? null) !== null;
  const asksFat = isSaid("sex") && typeof age === "number" && age >= AGES.adult;
  return ["bmi", ...(asksFat ? ["fat"] : []), ...(isSaid("waist_cm") || isSaid("waist_in") ? ["waist"] : [])];
}
