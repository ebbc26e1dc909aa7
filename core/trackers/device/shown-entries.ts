import { grouped } from "../../shared/grouped.ts";
import { foldedEntry } from "../folded-entry.ts";
import { decidingPresses } from "./deciding-presses.ts";
import type { OtherSaying } from "../folded-entry.ts";
import type { TrackedValue } from "../tracked-value.ts";
import type { StoredEntry } from "../trackers.port.ts";
import type { DeviceNotes } from "./device-trackers.port.ts";

/**
 * An entry as a device shows it. `n` is the greatest number that it knows; `value` null: it was removed; `isWaiting`: the server was not
 * told all of it yet.
 */
export type ShownEntry = {
  readonly entry: string;
  readonly n: number;
  readonly value: TrackedValue | null;
  readonly conflicts: readonly OtherSaying[];
  readonly isWaiting: boolean;
};

type Known = Pick<DeviceNotes, "waiting"> & { readonly entries: readonly StoredEntry[] };

/**
 * All entries that a device knows, its own presses among them. What devices said differently is asked until one's own press has chosen.
 * Source: specification/trackers.md, Offline entries.
 */
export function shownEntries({ entries, waiting }: Known): readonly ShownEntry[] {
  const pressed = grouped(waiting, ({ entry }) => entry);
  const known = new Map<string, StoredEntry>();
  const untouched: ShownEntry[] = [];
  for (const entry of entries) {
    if (pressed.has(entry.entry)) known.set(entry.entry, entry);
    else untouched.push(shownAsTold(entry));
  }
  const touched = [...pressed].map(([entry, ops]) => {
    const before = known.get(entry);
    const { n, value } = foldedEntry([...(before === undefined ? [] : decidingPresses(before)), ...ops]);
    return { entry, n, value, conflicts: [], isWaiting: true };
  });
  return [...untouched, ...touched];
}

/** Each as long as what was told of it is the same: a press changes one of many. */
const byEntry = new WeakMap<StoredEntry, ShownEntry>();

function shownAsTold(entry: StoredEntry): ShownEntry {
  const known = byEntry.get(entry);
  if (known !== undefined) return known;
  const { n, value, conflicts } = entry;
  const shown = { entry: entry.entry, n, value, conflicts, isWaiting: false };
  byEntry.set(entry, shown);
  return shown;
}

/** Whether two lists show the same. It may say that they don't where they do. */
export const areSame = (some: readonly ShownEntry[], others: readonly ShownEntry[]): boolean =>
  some.length === others.length && some.every((one, nth) => isSame(one, others[nth]));

const isSame = (one: ShownEntry, other: ShownEntry | undefined): boolean =>
  one === other ||
  (one.entry === other?.entry &&
    one.n === other.n &&
    one.value === other.value &&
    one.isWaiting === other.isWaiting &&
    one.conflicts.length + other.conflicts.length === 0);
