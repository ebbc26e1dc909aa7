import { daysAfter } from "../../shared/day.ts";
import { summary } from "../../health/tools/summary.ts";
import { countedEntry } from "../entries/tracked-value.ts";
import { goalsWithUsual } from "./tracker-goal.ts";
import { pausedDays } from "./pause.ts";
import type { Day } from "../../shared/day.ts";
import type { SummaryAnswer } from "../../health/tools/summary.ts";
import type { OpenTracker, TrackedValue } from "../entries/tracked-value.ts";
import type { TrackerSettings } from "./tracker-settings.ts";

/** How many days back streak and steadiness look. What lies further back changes neither by a whole point. */
export const LOOKING_BACK = 400;

/** The first day whose entries a summary from `from` on needs. */
export const firstDayNeeded = (from: Day, today: Day): Day => {
  const back = daysAfter(today, -LOOKING_BACK);
  return from < back ? from : back;
};

type Summed = {
  readonly tracker: OpenTracker;
  readonly entries: readonly { readonly entry: string; readonly value: TrackedValue | null }[];
  readonly settings: Pick<TrackerSettings, "goals" | "pauses">;
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
};

/** The summary of a tracker's entries by the goals and pauses of their owner. Removed entries and those of other trackers do not count. Source: specification/trackers.md, Summary. */
export const trackerSummary = ({ tracker, entries, settings, from, to, today }: Summed): SummaryAnswer =>
  summary({
    tracker,
    from,
    to,
    today,
    goals: tracker === "weight" ? [] : goalsWithUsual(tracker, settings.goals[tracker]),
    paused: pausedDays(settings.pauses),
    entries: entries.flatMap(({ entry, value }) => (value?.tracker === tracker ? [countedEntry(entry, value)] : [])),
  });
