import { exactly } from "../../shared/exact.ts";
import { exercise } from "../../health/tools/exercise.ts";
import { summary } from "../../health/tools/summary.ts";
import { daysBeside } from "./tracker-summary.ts";
import { countedEntry } from "../tracked-value.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { TrackerEntry } from "../../health/tools/summary.ts";
import type { DayValue, TrackedValue } from "../tracked-value.ts";
import type { DailyTracker } from "../tracker-goal.ts";
import type { Trackers } from "../trackers.port.ts";

/** What of a day other areas may be told once its owner has agreed, and the tracker that it is the sum of. The unit is in the name. */
export const SUMMED_BY = {
  exercise_minutes: "exercise",
  exercise_kcal: "exercise",
  water_ml: "water",
  sleep_minutes: "sleep",
} as const satisfies Record<string, DailyTracker>;
export type SummedMeasure = keyof typeof SUMMED_BY;

type Span = { readonly from: Day; readonly to: Day };

/** The sums of days, whole and at least 0; a day on which nothing was noted is not there. */
export type DaySums = ReadonlyMap<Day, number>;

/**
 * The days' sums of a customer, the only way from a tracker to another area. Whoever asks has the owner's consent, which names the tracker.
 * Source: specification/trackers.md, Whose entries.
 */
export type ShowDaySums = (customer: CustomerId, measure: SummedMeasure, days: Span) => Promise<DaySums>;

export const makeShowDaySums =
  ({ trackers }: { readonly trackers: Pick<Trackers, "entriesOf"> }): ShowDaySums =>
  async (customer, measure, { from, to }) =>
    daySums(measure, await trackers.entriesOf(customer, SUMMED_BY[measure], daysBeside(SUMMED_BY[measure], { from, to })), { from, to });

/** Added up as the tracker's own page does it. Source: specification/trackers.md, Summary. */
export function daySums(
  measure: SummedMeasure,
  entries: readonly { readonly entry: string; readonly value: TrackedValue | null }[],
  { from, to }: Span,
): DaySums {
  const tracker = SUMMED_BY[measure];
  const { days } = summary({
    tracker,
    from,
    to,
    today: to,
    goals: [],
    paused: new Set<Day>(),
    entries: entries.flatMap(({ entry, value }) => (value?.tracker === tracker ? [summedEntry(measure, entry, value)] : [])),
  });
  return new Map(days.flatMap(({ day, value }) => (value === null ? [] : [[day, Number(value)] as const])));
}

function summedEntry(measure: SummedMeasure, id: string, value: DayValue): TrackerEntry {
  const counted = countedEntry(id, value);
  if (measure !== "exercise_kcal" || counted.kind !== "amount" || !("met" in value)) return counted;
  const { figures } = exercise({ met: exactly(value.met), minutes: value.minutes, weightKg: exactly(value.kg), ageYears: null });
  return { ...counted, value: Number(figures?.kcal ?? 0) };
}
