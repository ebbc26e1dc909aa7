import { daysAfter } from "../../shared/day.ts";
import { summary } from "../../health/tools/summary.ts";
import { countedEntry } from "../entries/tracked-value.ts";
import { entriesOfDay } from "./counted-day.ts";
import { goalsWithExercise, needsExercise } from "./exercise-added.ts";
import { goalsWithUsual } from "./tracker-goal.ts";
import { pausedDays } from "./pause.ts";
import type { Day } from "../../shared/day.ts";
import type { Goal, SummaryAnswer, TrackerEntry } from "../../health/tools/summary.ts";
import type { OpenTracker, TrackedValue } from "../entries/tracked-value.ts";
import type { CountedDay } from "./counted-day.ts";
import type { DailyTracker } from "./tracker-goal.ts";
import type { TrackerSettings } from "./tracker-settings.ts";

/** How many days back streak and steadiness look. What lies further back changes neither by a whole point. */
export const LOOKING_BACK = 400;

/** The first day whose entries a summary from `from` on needs. */
export const firstDayNeeded = (from: Day, today: Day): Day => {
  const back = daysAfter(today, -LOOKING_BACK);
  return from < back ? from : back;
};

type Span = { readonly from: Day; readonly to: Day; readonly today: Day };
type Settings = { readonly settings: Pick<TrackerSettings, "goals" | "pauses"> };
type Noted = readonly { readonly entry: string; readonly value: TrackedValue | null }[];

/** The summary of a tracker's entries by the goals and pauses of their owner. Removed entries and those of other trackers do not count; exercise among them raises goals of meals that add it. Source: specification/trackers.md, Summary. */
export const trackerSummary = (of: Span & Settings & { readonly tracker: OpenTracker; readonly entries: Noted }): SummaryAnswer =>
  summaryOf(
    of,
    of.entries.flatMap(({ entry, value }) => (value?.tracker === of.tracker ? [countedEntry(entry, value)] : [])),
    of.entries,
  );

/** The same of days that were counted before; `exercises` where goals add them. */
export const summaryOfDays = (
  of: Span & Settings & { readonly tracker: DailyTracker; readonly days: readonly CountedDay[]; readonly exercises: Noted },
): SummaryAnswer => summaryOf(of, of.days.flatMap(entriesOfDay), of.exercises);

const summaryOf = (
  { tracker, settings, from, to, today }: Span & Settings & { readonly tracker: OpenTracker },
  entries: readonly TrackerEntry[],
  noted: Noted,
): SummaryAnswer =>
  summary({
    tracker,
    from,
    to,
    today,
    goals: tracker === "weight" ? [] : goalsOf(tracker, settings, noted),
    paused: pausedDays(settings.pauses),
    entries,
  });

const goalsOf = (tracker: DailyTracker, settings: Settings["settings"], noted: Noted): readonly Goal[] =>
  needsExercise(tracker, settings) ? goalsWithExercise(settings.goals.meal, noted) : goalsWithUsual(tracker, settings.goals[tracker]);
