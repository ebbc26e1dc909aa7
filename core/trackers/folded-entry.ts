import { merge } from "../health/tools/merge.ts";
import { comparable } from "./tracker-op.ts";
import type { TrackedValue } from "./tracked-value.ts";
import type { TrackerOp } from "./tracker-op.ts";

/** What another device said of an entry at the same time; `value` null: that it be removed. */
export type OtherSaying = { readonly op: string; readonly value: TrackedValue | null };

/**
 * An entry as its presses make it. `value` null: it was removed. `tops` are the presses with the greatest number, `op` is the one that
 * decided, `conflicts` are those that say something else.
 */
export type FoldedEntry = {
  readonly entry: string;
  readonly op: string;
  readonly n: number;
  readonly value: TrackedValue | null;
  readonly tops: readonly TrackerOp[];
  readonly conflicts: readonly OtherSaying[];
};

/**
 * The state that the presses of one entry make, in any order; there is one press at least. `merge` decides. Source:
 * specification/trackers.md, Offline entries.
 */
export function foldedEntry(ops: readonly TrackerOp[]): FoldedEntry {
  const n = Math.max(...ops.map((op) => op.n));
  const byId = new Map(ops.filter((op) => op.n === n).map((op) => [op.op, op]));
  const tops = [...byId.values()].toSorted((a, b) => (a.op < b.op ? -1 : 1));
  const [first] = tops;
  if (first === undefined) throw new RangeError("an entry has a press at least");
  if (tops.length === 1) return { entry: first.entry, op: first.op, n, value: valueOf(first), tops, conflicts: [] }; // It decides by itself.
  const { entries, conflicts } = merge(tops.map(comparable));
  const [conflict] = conflicts;
  const winner = byId.get(entries[0]?.op ?? conflict?.kept ?? first.op) ?? first;
  return {
    entry: first.entry,
    op: winner.op,
    n,
    value: valueOf(winner),
    tops,
    conflicts: (conflict?.others ?? []).flatMap((op) => {
      const other = byId.get(op);
      return other === undefined ? [] : [{ op, value: valueOf(other) }];
    }),
  };
}

const valueOf = ({ change }: TrackerOp): TrackedValue | null => (change.kind === "put" ? change.value : null);
