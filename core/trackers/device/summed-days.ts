import { countedDays, entriesOfDay } from "../counted-day.ts";
import { countedEntries } from "../tracked-value.ts";
import { areSame } from "./shown-entries.ts";
import type { Day } from "../../shared/day.ts";
import type { TrackerEntry } from "../../health/tools/summary.ts";
import type { OpenTracker } from "../tracked-value.ts";
import type { ShownEntry } from "./shown-entries.ts";

type EntriesByDay = ReadonlyMap<Day, readonly ShownEntry[]>;

/** The fewest entries that come to the same as those of each day. */
export type SummedDays = ReadonlyMap<Day, readonly TrackerEntry[]>;

/**
 * Adds up the days of what a device shows of a tracker, as often as it is called. A press changes one day of many: a day whose entries are
 * the same is not added up again. Source: specification/trackers.md, Summary.
 */
export function makeSumDays({ tracker }: { readonly tracker: OpenTracker }): (byDay: EntriesByDay) => SummedDays {
  let [former, summed]: [EntriesByDay, SummedDays] = [new Map(), new Map()];
  return (byDay) => {
    const sumOf = (day: Day, entries: readonly ShownEntry[]) => {
      const before = areSame(former.get(day) ?? [], entries) ? summed.get(day) : undefined;
      return before ?? summedEntries(tracker, entries);
    };
    summed = new Map([...byDay].map(([day, entries]) => [day, sumOf(day, entries)]));
    former = byDay;
    return summed;
  };
}

/** Of a day's weights the last one counts: they stay as they are. */
const summedEntries = (tracker: OpenTracker, entries: readonly ShownEntry[]): readonly TrackerEntry[] =>
  tracker === "weight"
    ? countedEntries(tracker, entries)
    : countedDays(
        tracker,
        entries.map(({ value }) => value),
      ).flatMap(entriesOfDay);
