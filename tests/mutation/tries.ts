import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** How a test went with one mutant, or without any (null); "begun" until it has ended. */
type Outcome = "begun" | "passed" | "failed";
type Try = { readonly pid: number; readonly at: number; readonly test: string; readonly mutant: string | null; readonly outcome: Outcome };

/** Each try is written down at once, so that the tries before one that never ends are known when its process is killed. */
export function writeTry(file: string, test: string, mutant: string | null, outcome: Outcome): void {
  appendFileSync(file, `${JSON.stringify({ pid: process.pid, at: Date.now(), test, mutant, outcome } satisfies Try)}\n`);
}

export function triesIn(file: string): readonly Try[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Try => JSON.parse(line));
}

/** Of each process, the try that it has begun and not ended. */
export const runningTries = (tries: readonly Try[]): readonly Try[] =>
  [...new Map(tries.map((one) => [one.pid, one])).values()].filter(({ outcome }) => outcome === "begun");
