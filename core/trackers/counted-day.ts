import { grouped } from "../shared/grouped.ts";
import { dayOf, joinedSpans, valuesOf } from "../health/tools/summary.ts";
import { rounded } from "../health/rounded.ts";
import { countedEntry } from "./tracked-value.ts";
import type { Day } from "../shared/day.ts";
import type { Span, TrackerEntry } from "../health/tools/summary.ts";
import type { TrackedValue } from "./tracked-value.ts";
import type { DailyTracker } from "./tracker-goal.ts";

/**
 * What the entries of a day come to, stored beside them so that a year is read without each of them. `entries` counts them. `sum` in ml,
 * minutes or kcal, with two decimals; null: no entry is an amount. Sleeps stay spans, as one of the next day may overlap them.
 */
export type CountedDay = {
  readonly day: Day;
  readonly entries: number;
  readonly sum: number | null;
  readonly spans: readonly Span[];
};

/**
 * What the entries of a tracker come to, by day. Those of other trackers and removed ones do not count. Source: specification/trackers.md,
 * Summary.
 */
export function countedDays(tracker: DailyTracker, values: readonly (TrackedValue | null)[]): readonly CountedDay[] {
  const entries = values.flatMap((value) => (value?.tracker === tracker ? [countedEntry("", value)] : []));
  return [...grouped(entries, dayOf)].map(([day, ofDay]) => countedDay(tracker, day, ofDay)).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function countedDay(tracker: DailyTracker, day: Day, ofDay: readonly TrackerEntry[]): CountedDay {
  const amounts = ofDay.filter(({ kind }) => kind !== "span");
  const sum = valuesOf(tracker, amounts).get(day);
  return { day, entries: ofDay.length, sum: sum === undefined ? null : Number(rounded(sum, 2)), spans: joinedSpans(ofDay) };
}

/** The fewest entries that come to the same. */
export const entriesOfDay = ({ day, sum, spans }: CountedDay): readonly TrackerEntry[] => [
  ...(sum === null ? [] : [{ kind: "day", id: day, day, value: sum } as const]),
  ...spans.map(({ start, end }) => ({ kind: "span", id: day, start, end }) as const),
];

/** Whether two counts of a day come to the same, in whatever order their sleeps stand. */
export function isSameDay(one: CountedDay, other: CountedDay): boolean {
  const [spans, others] = [joinedSpans(entriesOfDay(one)), joinedSpans(entriesOfDay(other))];
  return (
    one.entries === other.entries &&
    one.sum === other.sum &&
    spans.length === others.length &&
    spans.every(({ start, end }, nth) => start === others[nth]?.start && end === others[nth].end)
  );
}
