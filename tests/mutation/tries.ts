import { appendFileSync, existsSync, readFileSync, statSync } from "node:fs";

/** How a test went with one mutant, or without any (null); "begun" until it has ended. */
type Outcome = "begun" | "passed" | "failed";
type Try = { readonly pid: number; readonly test: string; readonly mutant: string | null; readonly outcome: Outcome };

/** Each try is written down at once, so that the tries before one that never ends are known when its process is killed. */
export function writeTry(file: string, test: string, mutant: string | null, outcome: Outcome): void {
  appendFileSync(file, `${JSON.stringify({ pid: process.pid, test, mutant, outcome } satisfies Try)}\n`);
}

export function triesIn(file: string): readonly Try[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Try => JSON.parse(line));
}

/** The try that has been running for so many milliseconds; null: something is still written, or nothing was begun. */
export function endlessTry(file: string, ms: number, now: number): Try | null {
  if (!existsSync(file) || now - statSync(file).mtimeMs < ms) return null;
  const last = triesIn(file).at(-1);
  return last?.outcome === "begun" ? last : null;
}
