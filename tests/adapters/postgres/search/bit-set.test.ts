import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitSetOf, bytesOf, intersectionOf, ranksOf } from "#adapters/postgres/search/bit-set.ts";
import { partMembersOf, RANKS_PER_PART, partOf, ranksOfPart } from "#adapters/postgres/search/set-part.ts";
import type { BitSet } from "#adapters/postgres/search/bit-set.ts";

const anyRanks = fc.uniqueArray(
  fc.oneof(fc.nat(3 * RANKS_PER_PART), fc.nat(200), fc.constantFrom(0, 31, 32, RANKS_PER_PART - 1, RANKS_PER_PART)),
  { maxLength: 80 },
);
const rising = (ranks: Iterable<number>) => [...ranks].toSorted((a, b) => a - b);

/** As its parts lie in the database, those that hold nobody left out. */
function bitsHolding(ranks: readonly number[]): BitSet {
  const parts = Map.groupBy(ranks, partOf);
  return bitSetOf(new Map([...parts].map(([part, some]) => [part, partMembersOf(some)])), RANKS_PER_PART / 8);
}

describe("a set of ranks as bits", () => {
  it("holds what its parts hold, and counts it", () => {
    fc.assert(
      fc.property(anyRanks, (ranks) => {
        const bits = bitsHolding(ranks);
        expect([...ranksOfPart(bytesOf(bits), 0, -1)]).toEqual(rising(ranks));
        expect(intersectionOf([[bits]]).count).toBe(ranks.length);
      }),
    );
  });

  it("meets others in what lies in one of every group", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyRanks, { maxLength: 3 }), { minLength: 1, maxLength: 4 }), (groups) => {
        const met = intersectionOf(groups.map((group) => group.map(bitsHolding)));
        const wanted = new Set(groups.flat(2).filter((rank) => groups.every((group) => group.some((ranks) => ranks.includes(rank)))));
        expect([...ranksOfPart(bytesOf(met.bits), 0, -1)]).toEqual(rising(wanted));
        expect(met.count).toBe(wanted.size);
        const [after, most] = [RANKS_PER_PART, 3];
        expect(ranksOf(met, { after, most })).toEqual(
          rising(wanted)
            .filter((rank) => rank > after)
            .slice(0, most),
        );
      }),
    );
  });

  it("stays as it is when it meets others, often and in turn", () => {
    const [one, other] = [bitsHolding([1, 2]), bitsHolding([2, 3, RANKS_PER_PART])];
    intersectionOf([[one, other], [other]]);
    expect([one, other].map((bits) => [...ranksOfPart(bytesOf(bits), 0, -1)])).toEqual([
      [1, 2],
      [2, 3, RANKS_PER_PART],
    ]);
  });
});
