import { codePointOrder } from "../../shared/code-point-order.ts";
import { grouped } from "../../shared/grouped.ts";
import type { HealthAnswer } from "../health-answer.ts";

/**
 * One change made on a device. `at` in milliseconds since 1970; `content` is the same for equal values, whatever the order of their keys.
 */
export type Op = {
  readonly op: string;
  readonly entry: string;
  readonly n: number;
  readonly at: number;
  readonly change: { readonly kind: "put"; readonly value: object; readonly content: string } | { readonly kind: "remove" };
};
export type Conflict = { readonly entry: string; readonly kept: string; readonly others: readonly string[] };
export type MergeAnswer = HealthAnswer & {
  readonly entries: readonly { readonly entry: string; readonly op: string; readonly value: object }[];
  readonly removed: readonly string[];
  readonly conflicts: readonly Conflict[];
};

/** Whether two ops with one id are the same change, sent again. */
export const isSamePress = (a: Op, b: Op): boolean => a.entry === b.entry && a.n === b.n && a.at === b.at && saysSame(a, b);

/** The state that a set of ops makes. Their order and repetitions change nothing. Source: specification/trackers.md, Offline entries. */
export function merge(ops: readonly Op[]): MergeAnswer {
  const once = [...new Map(ops.toReversed().map((op) => [op.op, op])).values()]; // Of repetitions, the first is kept.
  const byEntry = grouped(once, ({ entry }) => entry);
  const entries = [...byEntry].toSorted(([a], [b]) => codePointOrder(a, b)).map(([entry, of]) => ({ entry, ...decided(of) }));
  const stored = entries.flatMap(({ entry, winner: { op, change } }) =>
    change.kind === "put" ? [{ entry, op, value: change.value }] : [],
  );
  return {
    tool: "merge",
    formula: "merge@1",
    figures: { entries: String(stored.length), repeated: String(ops.length - once.length) },
    band: null,
    notes: [],
    steps: [],
    entries: stored,
    removed: entries.flatMap(({ entry, winner }) => (winner.change.kind === "remove" ? [entry] : [])),
    conflicts: entries.flatMap(({ entry, winner, others }) => (others.length === 0 ? [] : [{ entry, kept: winner.op, others }])),
  };
}

/** The op of an entry that decides, and other ops with its number that say something else. */
function decided(ops: readonly Op[]): { readonly winner: Op; readonly others: readonly string[] } {
  const winner = ops.reduce((best, op) => (isBefore(best, op) ? op : best));
  const others = ops.filter((op) => op.n === winner.n && !saysSame(op, winner)).map(({ op }) => op);
  return { winner, others: others.toSorted(codePointOrder) };
}

/** The greater number decides; then an op that removes, then the later time, then the greater id. */
function isBefore(a: Op, b: Op): boolean {
  if (a.n !== b.n) return a.n < b.n;
  if (a.change.kind !== b.change.kind) return b.change.kind === "remove";
  return a.at === b.at ? codePointOrder(a.op, b.op) < 0 : a.at < b.at;
}

const saysSame = ({ change: a }: Op, { change: b }: Op): boolean =>
  a.kind === "put" ? b.kind === "put" && a.content === b.content : b.kind === "remove";
