import type { TrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import type { ChangedEntry } from "#core/trackers/trackers.port.ts";

/** How far a device has heard once it has these changes. */
export const placeAfter = (before: number, { entries, isLast, anewFrom }: TrackerChanges): number =>
  Math.max(entries.at(-1)?.change ?? before, isLast ? anewFrom : 0);

export const lackingAnswer = (unheard: readonly string[], changed: readonly ChangedEntry[]): readonly string[] => [
  ...new Set([...unheard, ...changed.map(({ entry }) => entry)]),
];

export function stillLacking(unheard: readonly string[], changedEntries: readonly ChangedEntry[]): readonly string[] {
  const heard = new Set(changedEntries.map(({ entry }) => entry));
  return unheard.filter((entry) => !heard.has(entry));
}
