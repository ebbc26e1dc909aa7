import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time for `/proc` in these parts of a second, on every machine. */
const TICKS = 100;

type Counted = { readonly pid: number; readonly parent: number; readonly ticks: number };

/**
 * Seconds of processor that a process and all it started have used so far, those included that have ended and were waited for. Linux alone
 * can tell.
 */
export function processorOfTree(root: number): number {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (counted(Number(name)) ?? []) : []));
  const tree = new Set([root]);
  for (let known = 0; known < tree.size; ) {
    known = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.reduce((sum, { pid, ticks }) => (tree.has(pid) ? sum + ticks : sum), 0) / TICKS;
}

/** Null: it has ended meanwhile. */
function counted(pid: number): Counted | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // The name before it may hold spaces.
    return { pid, parent: Number(parent), ticks: rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0) };
  } catch {
    return null;
  }
}
