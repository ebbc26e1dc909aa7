import { day, daysAfter, monthsAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { withWholeStreak } from "../days/whole-streak.ts";
import { dayOfValue } from "../tracked-value.ts";
import { exercisesFor } from "./summed-entries.ts";
import { daysBeside, summaryOfDays, trackerSummary } from "../days/tracker-summary.ts";
import { makers } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Figure } from "../../health/health-answer.ts";
import type { DayState, SummaryAnswer } from "../../health/tools/summary.ts";
import type { DailyTracker } from "../tracker-goal.ts";
import type { StoredEntry } from "../trackers.port.ts";

/** A day of one tracker: `value` null: nothing was noted. A day that is still to come is like today. */
export type TrackerDay = {
  readonly day: Day;
  readonly entries: readonly StoredEntry[];
  readonly value: Figure;
  readonly goal: Figure;
  readonly state: DayState;
};

/** A day of one tracker; null: today in India. Source: specification/trackers.md, Calls. */
export type ShowTrackerDay = (customer: CustomerId, day: Day | null) => Promise<TrackerDay>;
export const ShowTrackerDay = {
  water: useCase<ShowTrackerDay>("trackers", "ShowWaterDay"),
  sleep: useCase<ShowTrackerDay>("trackers", "ShowSleepDay"),
  exercise: useCase<ShowTrackerDay>("trackers", "ShowExerciseDay"),
  meal: useCase<ShowTrackerDay>("trackers", "ShowMealDay"),
} as const satisfies Record<DailyTracker, unknown>;

/** A month ("2026-11") or a year ("2026"). */
export type HistorySpan = { readonly by: "month" | "year"; readonly of: string };

/** The summary of a month or a year up to today, and how many entries it has. */
export type TrackerHistory = { readonly summary: SummaryAnswer; readonly entries: number };

/**
 * A month or a year of one tracker; what lies ahead of today is left out, and of a span that is wholly ahead today alone is left. Source:
 * specification/trackers.md, Calls.
 */
export type ShowTrackerHistory = (customer: CustomerId, span: HistorySpan) => Promise<TrackerHistory>;
export const ShowTrackerHistory = {
  water: useCase<ShowTrackerHistory>("trackers", "ShowWaterHistory"),
  sleep: useCase<ShowTrackerHistory>("trackers", "ShowSleepHistory"),
  exercise: useCase<ShowTrackerHistory>("trackers", "ShowExerciseHistory"),
  meal: useCase<ShowTrackerHistory>("trackers", "ShowMealHistory"),
} as const satisfies Record<DailyTracker, unknown>;

type DayNeeds = { readonly trackers: Pick<Trackers, "entriesOf" | "settingsOf">; readonly now: Clock };

export const makeShowTrackerDay = makers(
  ShowTrackerDay,
  { trackers: Trackers, now: Clock },
  (tracker) =>
    ({ trackers, now }: DayNeeds): ShowTrackerDay =>
    async (customer, day) => {
      const today = indianDay(now());
      const one = day === null || day > today ? today : day;
      const entries = await trackers.entriesOf(customer, tracker, daysBeside(tracker, { from: one, to: one }));
      const settings = await trackers.settingsOf(customer);
      const exercises = await exercisesFor(trackers, { patient: customer, tracker, settings }, { from: one, to: one });
      const { days } = trackerSummary({ tracker, entries: [...entries, ...exercises], settings, from: one, to: one, today });
      const [shown] = days;
      if (shown === undefined) throw new RangeError("a summary of one day has that day");
      return { ...shown, entries: entries.filter(({ value }) => value !== null && dayOfValue(value) === one) };
    },
);

type HistoryNeeds = { readonly trackers: Pick<Trackers, "countedDays" | "entriesOf" | "settingsOf">; readonly now: Clock };

export const makeShowTrackerHistory = makers(
  ShowTrackerHistory,
  { trackers: Trackers, now: Clock },
  (tracker) =>
    ({ trackers, now }: HistoryNeeds): ShowTrackerHistory =>
    async (customer, span) => {
      const today = indianDay(now());
      const { from, to } = daysOf(span, today);
      const settings = await trackers.settingsOf(customer);
      return withWholeStreak({ from, today, settings }, async (first) => {
        const needed = daysBeside(tracker, { from: first, to: today });
        const days = await trackers.countedDays(customer, tracker, needed);
        const exercises = await exercisesFor(trackers, { patient: customer, tracker, settings }, needed);
        const summary = summaryOfDays({ tracker, days, exercises, settings, from, to, today });
        const entries = days.reduce((sum, one) => (isWithin(one.day, from, to) ? sum + one.entries : sum), 0);
        return { summary, entries };
      });
    },
);

const isWithin = (day: Day, from: Day, to: Day): boolean => day >= from && day <= to;

function daysOf({ by, of }: HistorySpan, today: Day): { readonly from: Day; readonly to: Day } {
  const from = day(by === "month" ? `${of}-01` : `${of}-01-01`);
  const last = daysAfter(monthsAfter(from, by === "month" ? 1 : 12), -1);
  if (from > today) return { from: today, to: today };
  return { from, to: last < today ? last : today };
}
