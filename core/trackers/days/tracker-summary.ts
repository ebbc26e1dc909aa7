import { daysAfter } from "../../shared/day.ts";
import { summary } from "../../health/tools/summary.ts";
import { countedEntries } from "../tracked-value.ts";
import { entriesOfDay } from "../counted-day.ts";
import { goalsWithExercise, needsExercise } from "./exercise-added.ts";
import { goalsWithUsual } from "../tracker-goal.ts";
import { pausedDays } from "../pause.ts";
import type { Day } from "../../shared/day.ts";
import type { Goal, SummaryAnswer, TrackerEntry } from "../../health/tools/summary.ts";
import type { OpenTracker, TrackedValue } from "../tracked-value.ts";
import type { CountedDay } from "../counted-day.ts";
import type { DailyTracker } from "../tracker-goal.ts";
import type { TrackerSettings } from "../tracker-settings.ts";

type Days = { readonly from: Day; readonly to: Day };

/**
 * The days whose entries those of a summary are made of: a sleep may go on from one that ends the day before, or into one that ends the day
 * after.
 */
export const daysBeside = (tracker: OpenTracker, { from, to }: Days): Days =>
  tracker === "sleep" ? { from: daysAfter(from, -1), to: daysAfter(to, 1) } : { from, to };

type Span = Days & { readonly today: Day };
type Settings = { readonly settings: Pick<TrackerSettings, "goals" | "pauses"> };
type Noted = readonly { readonly entry: string; readonly value: TrackedValue | null }[];

/**
 * The summary of a tracker's entries by the goals and pauses of their owner. Removed entries and those of other trackers do not count;
 * exercise among them raises goals of meals that add it. Source: specification/trackers.md, Summary.
 */
export const trackerSummary = (of: Span & Settings & { readonly tracker: OpenTracker; readonly entries: Noted }): SummaryAnswer =>
  summaryOfEntries({ ...of, entries: countedEntries(of.tracker, of.entries), exercises: of.entries });

/** The same of days that were counted before; `exercises` where goals add them. */
export const summaryOfDays = (
  of: Span & Settings & { readonly tracker: DailyTracker; readonly days: readonly CountedDay[]; readonly exercises: Noted },
): SummaryAnswer => summaryOfEntries({ ...of, entries: of.days.flatMap(entriesOfDay) });

type Counted = Span & Settings & { readonly tracker: OpenTracker; readonly entries: readonly TrackerEntry[]; readonly exercises: Noted };

/** The same of what was counted, or of entries that come to the same. */
export const summaryOfEntries = ({ tracker, settings, exercises, ...of }: Counted): SummaryAnswer =>
  summary({
    from: of.from,
    to: of.to,
    today: of.today,
    entries: of.entries,
    tracker,
    goals: tracker === "weight" ? [] : goalsOf(tracker, settings, exercises),
    paused: pausedDays(settings.pauses),
  });

const goalsOf = (tracker: DailyTracker, settings: Settings["settings"], noted: Noted): readonly Goal[] =>
  needsExercise(tracker, settings) ? goalsWithExercise(settings.goals.meal, noted) : goalsWithUsual(tracker, settings.goals[tracker]);
