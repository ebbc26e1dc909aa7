import { daysAfter } from "../../shared/day.ts";
import { summary } from "../../health/tools/summary.ts";
import { countedEntry } from "../entries/tracked-value.ts";
import { entriesOfDay } from "./counted-day.ts";
import { goalsWithUsual } from "./tracker-goal.ts";
import { pausedDays } from "./pause.ts";
import type { Day } from "../../shared/day.ts";
import type { SummaryAnswer, TrackerEntry } from "../../health/tools/summary.ts";
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

/** The summary of a tracker's entries by the goals and pauses of their owner. Removed entries and those of other trackers do not count. Source: specification/trackers.md, Summary. */
export const trackerSummary = (of: Span & Settings & { readonly tracker: OpenTracker; readonly entries: Noted }): SummaryAnswer =>
  summaryOf(
    of,
    of.entries.flatMap(({ entry, value }) => (value?.tracker === of.tracker ? [countedEntry(entry, value)] : [])),
  );

/** The same of days that were counted before. */
export const summaryOfDays = (
  of: Span & Settings & { readonly tracker: DailyTracker; readonly days: readonly CountedDay[] },
): SummaryAnswer => summaryOf(of, of.days.flatMap(entriesOfDay));

const summaryOf = (
  { tracker, settings, from, to, today }: Span & Settings & { readonly tracker: OpenTracker },
  entries: readonly TrackerEntry[],
): SummaryAnswer =>
  summary({
    tracker,
    from,
    to,
    today,
    goals: tracker === "weight" ? [] : goalsWithUsual(tracker, settings.goals[tracker]),
    paused: pausedDays(settings.pauses),
    entries,
  });
