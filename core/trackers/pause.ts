import { daysAfter } from "../shared/day.ts";
import type { Day } from "../shared/day.ts";

/** Days on which nothing is expected, first and last included. */
export type Pause = { readonly from: Day; readonly to: Day };

/** The most days of one pause. */
export const LONGEST_PAUSE = 14;

/** Why a pause can't be made; null: it can. Source: specification/trackers.md, Summary. */
export function pauseRefusal({ from, to }: Pause, today: Day): { readonly kind: "in-the-past" | "too-long" } | null {
  if (from < today) return { kind: "in-the-past" };
  return to < from || to > daysAfter(from, LONGEST_PAUSE - 1) ? { kind: "too-long" } : null;
}

/** The pauses that remain where every pause ends before today. Past days stay paused. */
export const endedPauses = (pauses: readonly Pause[], today: Day): readonly Pause[] =>
  pauses.flatMap((pause) => {
    if (pause.to < today) return [pause];
    return pause.from < today ? [{ from: pause.from, to: daysAfter(today, -1) }] : [];
  });

/** All days of the pauses. */
export function pausedDays(pauses: readonly Pause[]): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const { from, to } of pauses) for (let day = from; day <= to; day = daysAfter(day, 1)) days.add(day);
  return days;
}
