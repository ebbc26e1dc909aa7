import type { Day } from "#core/shared/day.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";

const MINUTE = 60_000;

/** The day in India, by its five and a half hours alone. */
const dayByHand = (at: number): string => new Date(at + 330 * MINUTE).toISOString().slice(0, 10);

/** What a tracker counts on one day, reckoned from all entries minute by minute and one by one; null: nothing was noted. */
export function dayByHandOf(
  tracker: OpenTracker,
  day: Day,
  shown: readonly { readonly entry: string; readonly value: TrackedValue | null }[],
): string | null {
  const ofTracker = shown.flatMap(({ entry, value }) => (value?.tracker === tracker ? [{ entry, value }] : []));
  const hasNone = ofTracker.some(({ value }) => "none" in value && value.day === day);
  const figures = tracker === "sleep" ? sleptOn(day, ofTracker) : notedOn(day, ofTracker);
  if (tracker === "weight") return figures.length === 0 ? null : (figures.at(-1) ?? 0).toFixed(1);
  return figures.length === 0 && !hasNone ? null : String(figures.reduce((sum, one) => sum + one, 0));
}

type Entries = readonly { readonly entry: string; readonly value: TrackedValue }[];

/** The figures of a day, the earliest first. */
const notedOn = (day: Day, entries: Entries): readonly number[] =>
  entries
    .flatMap(({ entry, value }) => ("at" in value && dayByHand(value.at) === day ? [{ entry, at: value.at, figure: figureOf(value) }] : []))
    .toSorted((a, b) => a.at - b.at || (a.entry < b.entry ? -1 : 1))
    .map(({ figure }) => figure);

function figureOf(value: TrackedValue): number {
  if ("ml" in value) return value.ml;
  if ("minutes" in value) return value.minutes;
  if ("grams" in value) return ((value.per100.kcal ?? 0) * value.grams) / 100;
  return "kg" in value ? value.kg : Number.NaN;
}

/** Minutes asleep, each once. Sleeps that overlap are one, and belong to the day on which that one ends. */
function sleptOn(day: Day, entries: Entries): readonly number[] {
  const asleep = new Set<number>();
  const goesOn = new Set<number>(); // Minutes after which the same sleep has a further one.
  for (const { value } of entries) {
    if (!("start" in value)) continue;
    const [start, end] = [Math.floor(value.start / MINUTE), Math.floor(value.end / MINUTE)];
    for (let minute = start; minute < end; minute += 1) {
      asleep.add(minute);
      if (minute + 1 < end) goesOn.add(minute);
    }
  }
  const slept: number[] = [];
  let minutes = 0;
  for (const minute of [...asleep].toSorted((a, b) => a - b)) {
    minutes += 1;
    if (goesOn.has(minute)) continue;
    if (dayByHand((minute + 1) * MINUTE) === day) slept.push(minutes);
    minutes = 0;
  }
  return slept;
}
