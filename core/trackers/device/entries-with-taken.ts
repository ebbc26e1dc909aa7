import { grouped } from "../../shared/grouped.ts";
import { foldedEntry } from "../folded-entry.ts";
import { changedEntry } from "../press-moments.ts";
import { putValue } from "../tracker-op.ts";
import { decidingPresses } from "./deciding-presses.ts";
import type { EntryKind } from "../tracked-value.ts";
import type { TrackerOp } from "../tracker-op.ts";
import type { ChangedEntry } from "../trackers.port.ts";

/**
 * What a device's entries become by presses that the server has taken, before it tells of them: those alone that change. An entry that is
 * new to the device has no place among the changes yet, which is 0. Source: specification/trackers.md, Offline entries.
 */
export function entriesWithTaken(entries: readonly ChangedEntry[], taken: readonly TrackerOp[]): readonly ChangedEntry[] {
  const known = new Map(entries.map((entry) => [entry.entry, entry]));
  return [...grouped(taken, ({ entry }) => entry)].flatMap(([entry, presses]) => withTaken(known.get(entry) ?? null, presses) ?? []);
}

/** Null: nothing changes, or an entry that is not known was removed. */
function withTaken(before: ChangedEntry | null, presses: readonly TrackerOp[]): ChangedEntry | null {
  const { tops: _, ...made } = foldedEntry([...(before === null ? [] : decidingPresses(before)), ...presses]);
  const isSame = before?.op === made.op && before.conflicts.length === made.conflicts.length;
  const tracker = trackerOf(before, presses);
  if (isSame || tracker === null) return null;
  const pressed = new Set(presses.map(({ op }) => op));
  const moments = [...(before?.pressed?.moments ?? []).filter(({ op }) => !pressed.has(op)), ...presses];
  return changedEntry({ ...made, change: before?.change ?? 0 }, tracker, moments);
}

function trackerOf(before: ChangedEntry | null, presses: readonly TrackerOp[]): EntryKind | null {
  const put = presses.flatMap(putValue)[0]?.tracker;
  const again = presses.find((press) => press.again !== undefined)?.again;
  return before?.pressed?.tracker ?? before?.value?.tracker ?? put ?? again ?? null;
}
