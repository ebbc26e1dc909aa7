import type { ChangedEntry, PressMoment, StoredEntry } from "./trackers.port.ts";
import type { EntryKind } from "./tracked-value.ts";

/** An entry with what a device needs to tell it again. `moments` are of all its presses with the greatest number. */
export function changedEntry(entry: StoredEntry, tracker: EntryKind, moments: readonly PressMoment[]): ChangedEntry {
  const operations = new Set([entry.op, ...entry.conflicts.map(({ op }) => op)]);
  return { ...entry, pressed: { tracker, moments: moments.flatMap(({ op, at }) => (operations.has(op) ? [{ op, at }] : [])) } };
}
