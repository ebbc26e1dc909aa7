import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A program that runs, with the processor time that it has taken so far in seconds. */
export type RunningProgram = { readonly pid: number; readonly parent: number; readonly seconds: number; readonly name: string };

/** Less than this share of one processor is no work worth a word. */
const SHARE = 0.01;

/** Begins to watch; called again it says in a sentence which programs that are none of ours took processor time meanwhile. */
export async function busyMeanwhile(): Promise<() => Promise<string>> {
  const began = Date.now();
  const before = await runningPrograms();
  return async () => {
    const after = await runningPrograms();
    if (before === null || after === null) return "What else was busy meanwhile is not known: there is no ps.";
    const busy = busyBetween(before, after, process.pid).filter(({ seconds }) => seconds >= (SHARE * (Date.now() - began)) / 1000);
    if (busy.length === 0) return "Nothing else was busy meanwhile.";
    return `Busy meanwhile: ${busy.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(", ")}.`;
  };
}

/**
 * Seconds that each program took between two looks, the busiest first, without `own` and what it started; programs of one name count as
 * one.
 */
export function busyBetween(before: readonly RunningProgram[], after: readonly RunningProgram[], own: number) {
  const taken = new Map(before.map(({ pid, seconds }) => [pid, seconds]));
  const parents = new Map(after.map(({ pid, parent }) => [pid, parent]));
  const isOwn = (pid: number | undefined): boolean => pid !== undefined && (pid === own || isOwn(parents.get(pid)));
  const byName = new Map<string, number>();
  for (const { pid, name, seconds } of after) {
    if (!isOwn(pid)) byName.set(name, (byName.get(name) ?? 0) + seconds - (taken.get(pid) ?? 0));
  }
  return [...byName].map(([name, seconds]) => ({ name, seconds })).toSorted((one, other) => other.seconds - one.seconds);
}

/** null: this machine has no `ps`. */
export async function runningPrograms(): Promise<readonly RunningProgram[] | null> {
  const listed = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,time=,comm="]).catch(() => null);
  return listed === null ? null : listed.stdout.split("\n").flatMap(programIn);
}

/** One line of `ps`: ids, the time as [[days-]hours:]minutes:seconds, and the program, on some systems with its folders. */
function programIn(line: string): readonly RunningProgram[] {
  const [, pid, parent, days = "0", time = "", name = ""] = /^\s*(\d+)\s+(\d+)\s+(?:(\d+)-)?([\d:.]+)\s+(.+?)\s*$/.exec(line) ?? [];
  if (pid === undefined) return [];
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
  return [{ pid: Number(pid), parent: Number(parent), seconds, name: name.split("/").at(-1) ?? name }];
}
