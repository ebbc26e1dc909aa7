import { contentOf } from "./content-of.ts";
import type { Op } from "../health/tools/merge.ts";
import type { EntryKind, TrackedValue } from "./tracked-value.ts";

export type OpChange = { readonly kind: "put"; readonly value: TrackedValue } | { readonly kind: "remove" };

/**
 * One press, as a device sends it. `op` and `entry` are UUIDs; `n` is one more than the greatest that the device knows of the entry; `at`
 * is when it was pressed, in milliseconds since 1970. `again`, the entry's tracker, says that a server has told the
 * entry to the device, and may have lost it since: it is judged as one from a file is, and may remove what is not there, so that it stays
 * removed when another device tells it.
 * Source: specification/trackers.md, Offline entries.
 */
export type TrackerOp = {
  readonly op: string;
  readonly entry: string;
  readonly n: number;
  readonly at: number;
  readonly change: OpChange;
  readonly again?: EntryKind;
};

/** What a press puts, alone in a list; empty: it removes. */
export const putValue = ({ change }: TrackerOp): readonly TrackedValue[] => (change.kind === "put" ? [change.value] : []);

/** A press of which only the id can be read: a device made it that is older or newer than the server. */
export type UnreadableOp = { readonly op: string; readonly change: null };

/** The greatest number of presses that are sent together. */
export const MOST_OPS = 500;

/** The press as `merge` compares it: equal values have equal content, whatever the order of their keys. */
export const comparable = ({ change, ...op }: TrackerOp): Op => ({
  ...op,
  change: change.kind === "remove" ? change : { kind: "put", value: change.value, content: contentOf(change.value) },
});
