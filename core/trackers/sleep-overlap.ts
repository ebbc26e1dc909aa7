import { sleep } from "../health/tools/sleep.ts";
import type { TrackedValue } from "./tracked-value.ts";

type Noted = { readonly entry: string; readonly value: TrackedValue | null };
export type SleepOverlap = { readonly entry: string; readonly start: number; readonly end: number };

/**
 * The first sleep that overlaps this one, the entry itself left out; null: none does. What touches does not overlap. Milliseconds since
 * 1970.
 * Source: specification/trackers.md, Entries.
 */
export function sleepOverlap(entry: string, value: TrackedValue, noted: readonly Noted[]): SleepOverlap | null {
  if (value.tracker !== "sleep" || "none" in value) return null;
  const others = noted.flatMap((one) => {
    if (one.entry === entry || one.value === null || one.value.tracker !== "sleep" || "none" in one.value) return [];
    return [{ id: one.entry, start: one.value.start, end: one.value.end }];
  });
  const answer = sleep({ start: value.start, end: value.end, others });
  const met = answer.kind === "ok" ? others.find(({ id }) => id === answer.value.overlaps[0]) : undefined;
  return met === undefined ? null : { entry: met.id, start: met.start, end: met.end };
}
