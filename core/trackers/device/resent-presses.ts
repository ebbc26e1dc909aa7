import { decidingPresses } from "./deciding-presses.ts";
import type { TrackerOp } from "../tracker-op.ts";
import type { ChangedEntry } from "../trackers.port.ts";

/**
 * The presses that make an entry as this device knows it, for a server that may have lost it: taken wherever they are there already or not,
 * they make the same of it. Empty: it is not known when they were pressed. Source: specification/trackers.md, Offline entries.
 */
export function resentPresses(entry: ChangedEntry): readonly TrackerOp[] {
  const { pressed } = entry;
  if (pressed === undefined) return [];
  const known = new Set(pressed.moments.map(({ op }) => op));
  return decidingPresses(entry).flatMap((press) => (known.has(press.op) ? [{ ...press, again: pressed.tracker }] : []));
}
