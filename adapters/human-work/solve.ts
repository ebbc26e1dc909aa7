import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { HumanTask } from "#core/sign-in/human-check/human-check.port.ts";

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

/** Does a task of ALTCHA and answers its proof: the task and its solution in JSON, as base64. Throws on what is no such task. */
export async function solve(task: HumanTask): Promise<string> {
  if (!isChallenge(task)) throw new TypeError("no task of ALTCHA");
  const solution = await solveChallenge({ challenge: task, deriveKey });
  if (solution === null) throw new RangeError("the task has no solution");
  return btoa(JSON.stringify({ challenge: task, solution }));
}

const isChallenge = (task: object): task is Challenge =>
  "parameters" in task && typeof task.parameters === "object" && "signature" in task && typeof task.signature === "string";
