import { dayOfValue, isOfDay } from "./tracked-value.ts";
import { likenessOf } from "./likeness.ts";
import { putValue } from "./tracker-op.ts";
import { takenFromFile } from "./taken-ops.ts";
import type { Day } from "../shared/day.ts";
import type { KnownPresses, TakenOps } from "./taken-ops.ts";
import type { OpenTracker, TrackedValue } from "./tracked-value.ts";
import type { TrackerOp } from "./tracker-op.ts";

/** A day of a tracker. */
export type DayOfRow = { readonly tracker: OpenTracker; readonly day: Day };

/** `standing`: what the entries hold that were not removed, at least those of the rows' days. */
export type KnownEntries = KnownPresses & { readonly standing: readonly TrackedValue[] };

/** The days of which rows of a table tell, each once. */
export function daysOfRows(rows: readonly TrackerOp[]): readonly DayOfRow[] {
  const values = rows.flatMap(putValue).filter(isOfDay);
  const days = values.map((value) => ({ tracker: value.tracker, day: dayOfValue(value) }));
  return [...new Map(days.map((one) => [`${one.tracker} ${one.day}`, one])).values()];
}

/**
 * Takes rows of a table, each as a press that puts it, as presses from a file are taken. A row that is like an entry that stands, or like a
 * row before it, is repeated: rows have no ids of their own. Source: specification/trackers.md, Taking entries along.
 */
export function takenFromTable(rows: readonly TrackerOp[], { standing, ...known }: KnownEntries, now: number): TakenOps {
  const seen = new Set(standing.filter(isOfDay).map(likenessOf));
  const [fresh, repeated]: [TrackerOp[], string[]] = [[], []];
  for (const row of rows) {
    const likenesses = putValue(row).filter(isOfDay).map(likenessOf);
    if (likenesses.some((one) => seen.has(one))) repeated.push(row.op);
    else fresh.push(row);
    for (const one of likenesses) seen.add(one);
  }
  const taken = takenFromFile(fresh, known, now);
  return { ...taken, repeated: [...taken.repeated, ...repeated] };
}
