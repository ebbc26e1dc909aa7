import { grouped } from "../../shared/grouped.ts";
import { foldedEntry } from "../entries/folded-entry.ts";
import { decidingPresses } from "./deciding-presses.ts";
import type { OtherSaying } from "../entries/folded-entry.ts";
import type { TrackedValue } from "../entries/tracked-value.ts";
import type { StoredEntry } from "../trackers.port.ts";
import type { DeviceNotes } from "./device-trackers.port.ts";

/** An entry as a device shows it. `n` is the greatest number that it knows; `value` null: it was removed; `isWaiting`: the server was not told all of it yet. */
export type ShownEntry = {
  readonly entry: string;
  readonly n: number;
  readonly value: TrackedValue | null;
  readonly conflicts: readonly OtherSaying[];
  readonly isWaiting: boolean;
};

/** All entries that a device knows, its own presses among them. What devices said differently is asked until one's own press has chosen. Source: specification/trackers.md, Offline entries. */
export function shownEntries({ entries, waiting }: Pick<DeviceNotes, "entries" | "waiting">): readonly ShownEntry[] {
  const pressed = grouped(waiting, ({ entry }) => entry);
  const known = new Map(entries.map((entry) => [entry.entry, entry]));
  const untouched = entries.filter(({ entry }) => !pressed.has(entry)).map((entry) => ({ ...shown(entry), isWaiting: false }));
  const touched = [...pressed].map(([entry, ops]) => {
    const before = known.get(entry);
    const { n, value } = foldedEntry([...(before === undefined ? [] : decidingPresses(before)), ...ops]);
    return { entry, n, value, conflicts: [], isWaiting: true };
  });
  return [...untouched, ...touched];
}

const shown = ({ entry, n, value, conflicts }: StoredEntry) => ({ entry, n, value, conflicts });
