import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSamePress, merge } from "#core/health/tools/merge.ts";
import type { Op } from "#core/health/tools/merge.ts";

const put = (content: string): Op["change"] => ({ kind: "put", value: { content }, content });
const anyChange = fc.oneof(fc.constant<Op["change"]>({ kind: "remove" }), fc.constantFrom("a", "b").map(put));
/** The last one is beyond the first 65,536 characters, whose halves come before "\uffee". */
const ID = fc.constantFrom("1", "2", "3", "4", "\uffee", "\u{1f600}");
const anyOps: fc.Arbitrary<readonly Op[]> = fc.uniqueArray(
  fc.record({
    op: ID,
    entry: fc.constantFrom("x", "y", "\u{1f600}"),
    n: fc.integer({ min: 1, max: 2 }),
    at: fc.integer({ min: 0, max: 1 }),
    change: anyChange,
  }),
  { selector: ({ op }) => op, maxLength: 6 },
);

const points = (text: string): readonly number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const isGreater = (a: string, b: string): boolean => {
  const [ours, theirs] = [points(a), points(b)];
  const differs = ours.findIndex((point, nth) => point !== theirs[nth]);
  return differs === -1 ? false : (ours[differs] ?? 0) > (theirs[differs] ?? 0);
};
/** As the specification has it, word by word. */
function beats(a: Op, b: Op): boolean {
  if (a.n !== b.n) return a.n > b.n;
  const [removes, other] = [a.change.kind === "remove", b.change.kind === "remove"];
  if (removes !== other) return removes;
  return a.at === b.at ? isGreater(a.op, b.op) : a.at > b.at;
}
const said = ({ change }: Op): string => (change.kind === "put" ? `put ${change.content}` : "remove");
const sorted = <Of>(list: readonly Of[], textOf: (of: Of) => string): readonly Of[] =>
  list.toSorted((a, b) => (isGreater(textOf(a), textOf(b)) ? 1 : -1));

/** The state by trying every pair: of an entry that op decides which each other one yields to. */
function everyPair(ops: readonly Op[]) {
  const winners = ops.filter((one) => ops.every((other) => one === other || one.entry !== other.entry || beats(one, other)));
  const stored = sorted(winners, ({ entry }) => entry);
  return {
    entries: stored.flatMap(({ entry, op, change }) => (change.kind === "put" ? [{ entry, op, value: change.value }] : [])),
    removed: stored.flatMap(({ entry, change }) => (change.kind === "remove" ? [entry] : [])),
    conflicts: stored.flatMap((winner) => {
      const others = ops.filter(({ entry, n }) => entry === winner.entry && n === winner.n).filter((op) => said(op) !== said(winner));
      const ids = sorted(
        others.map(({ op }) => op),
        (op) => op,
      );
      return ids.length === 0 ? [] : [{ entry: winner.entry, kept: winner.op, others: ids }];
    }),
  };
}

describe("merge", () => {
  it("is what trying every pair of ops gives", () => {
    fc.assert(
      fc.property(anyOps, (ops) => {
        const { entries, removed, conflicts, ...head } = merge(ops);
        expect({ entries, removed, conflicts }).toEqual(everyPair(ops));
        const figures = { entries: String(entries.length), repeated: "0" };
        expect(head).toEqual({ tool: "merge", formula: "merge@1", figures, band: null, notes: [], steps: [] });
      }),
      { numRuns: 2_000 },
    );
  });

  it("is the same for any order, repetition and split into batches", () => {
    const anyShuffled = anyOps.chain((ops) =>
      fc.record({
        ops: fc.constant(ops),
        shuffled: fc.shuffledSubarray([...ops, ...ops, ...ops], { minLength: ops.length, maxLength: ops.length * 3 }),
      }),
    );
    fc.assert(
      fc.property(anyShuffled, ({ ops, shuffled }) => {
        const all = [...shuffled, ...ops];
        const { figures, ...state } = merge(all);
        expect(state).toMatchObject(everyPair(ops));
        expect(figures?.["repeated"]).toBe(String(shuffled.length));
      }),
    );
  });

  it("equals what one device would have if it had made the winning presses, and undo gives back the former state", () => {
    fc.assert(
      fc.property(anyOps, (ops) => {
        const { entries, removed } = merge(ops);
        const winning = ops.filter(({ op }) => entries.some((stored) => stored.op === op));
        expect(merge(winning).entries).toEqual(entries);
        const undone = entries.flatMap(({ entry, op }) => {
          const before = ops.find((one) => one.op === op);
          const removal: Op = { op: `removal ${entry}`, entry, n: 3, at: 0, change: { kind: "remove" } };
          return before === undefined ? [] : [removal, { ...before, op: `again ${entry}`, n: 4 }];
        });
        const after = merge([...ops, ...undone]);
        expect(after.entries.map(({ entry, value }) => ({ entry, value }))).toEqual(entries.map(({ entry, value }) => ({ entry, value })));
        expect(after.removed).toEqual(removed);
      }),
    );
  });
});

describe("a press that comes again", () => {
  const press: Op = { op: "1", entry: "x", n: 1, at: 5, change: put("a") };
  it.each<readonly [string, Partial<Op>, boolean]>([
    ["the same", {}, true],
    ["of another entry", { entry: "y" }, false],
    ["with another number", { n: 2 }, false],
    ["pressed at another time", { at: 6 }, false],
    ["that puts something else", { change: put("b") }, false],
    ["that removes", { change: { kind: "remove" } }, false],
  ])("is the same press or not: %s", (_, changed, isSame) => {
    expect(isSamePress(press, { ...press, ...changed })).toBe(isSame);
    expect(isSamePress({ ...press, ...changed }, press)).toBe(isSame);
  });
  it("is the same where both remove", () => {
    const removal: Op = { ...press, change: { kind: "remove" } };
    expect(isSamePress(removal, { ...removal })).toBe(true);
  });
});
