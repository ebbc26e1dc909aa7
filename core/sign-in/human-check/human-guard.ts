import { ok, refused } from "../../shared/result.ts";
import { TASK_LIFE } from "./human-check.port.ts";
import { proofOnce } from "../sign-in-limits.ts";
import type { Limits } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { HumanCheck, HumanTask, HumanTaskWeight } from "./human-check.port.ts";

/** The person's device must do this task first, because no task was done or because a harder one is needed now. */
export type HumanCheckNeeded = { readonly kind: "human-check-needed"; readonly task: HumanTask };

/** Uses up a proof. Refused with a new task if the proof is wrong or was used before. */
export async function useProof(
  { humanCheck, limits }: { readonly humanCheck: HumanCheck; readonly limits: Limits },
  { proof, address }: { readonly proof: string | null; readonly address: string },
  at: number,
): Promise<Result<HumanTaskWeight, HumanCheckNeeded>> {
  const proved = proof === null ? null : await humanCheck.proved(proof, at, address);
  if (proved === null) return needed(humanCheck, "usual", at);
  const counted = await limits.count([{ limit: proofOnce(TASK_LIFE), by: proved.id }], at);
  return counted.kind === "exhausted" ? needed(humanCheck, proved.weight, at) : ok(proved.weight);
}

export const needed = async (humanCheck: HumanCheck, weight: HumanTaskWeight, at: number): Promise<Result<never, HumanCheckNeeded>> =>
  refused({ kind: "human-check-needed", task: await humanCheck.task(weight, at) });
