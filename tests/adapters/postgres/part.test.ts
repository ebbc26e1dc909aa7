import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addTo, bytesOf, countOf, keepIn, membersIn, membersOf, PART, partOf, ranksIn, takeFrom } from "#adapters/postgres/part.ts";

const anyRanks = () => fc.uniqueArray(fc.oneof(fc.nat(PART - 1), fc.constantFrom(0, 1, 31, 32, 33, PART - 1)), { maxLength: 60 });
const of = (ranks: Iterable<number>, part = 3) => membersOf([...ranks].map((rank) => rank + part * PART));
const told = (members: Uint32Array, after = -1) => [...ranksIn(members, 3, after)].map((rank) => rank - 3 * PART);
const rising = (ranks: Iterable<number>) => [...ranks].toSorted((a, b) => a - b);

describe("a part of a shelf", () => {
  it("tells the ranks that were put into it, rising, and counts them", () => {
    fc.assert(
      fc.property(anyRanks(), (ranks) => {
        expect(told(of(ranks))).toEqual(rising(ranks));
        expect(countOf(of(ranks))).toBe(ranks.length);
      }),
    );
  });

  it("tells those behind a rank, whichever part that lies in", () => {
    fc.assert(
      fc.property(anyRanks(), fc.integer({ min: -PART, max: 2 * PART }), (ranks, after) => {
        expect(told(of(ranks), after + 3 * PART)).toEqual(rising(ranks).filter((rank) => rank > after));
      }),
    );
  });

  it("adds, keeps and takes as sets do", () => {
    fc.assert(
      fc.property(anyRanks(), anyRanks(), (some, others) => {
        const [sum, common, rest] = [of(some), of(some), of(some)];
        addTo(sum, of(others));
        keepIn(common, of(others));
        takeFrom(rest, of(others));
        expect(told(sum)).toEqual(rising(new Set([...some, ...others])));
        expect(told(common)).toEqual(rising(some.filter((rank) => others.includes(rank))));
        expect(told(rest)).toEqual(rising(some.filter((rank) => !others.includes(rank))));
      }),
    );
  });

  it("survives its way through bytes, wherever in memory they lie", () => {
    fc.assert(
      fc.property(anyRanks(), fc.nat(7), (ranks, shift) => {
        const lying = Buffer.concat([Buffer.alloc(shift), bytesOf(of(ranks))]).subarray(shift);
        expect(told(membersIn(lying))).toEqual(rising(ranks));
      }),
    );
  });

  it("counts bits as PostgreSQL does, the lowest of the first byte first", () => {
    expect([...bytesOf(of([0, 9])).subarray(0, 2)]).toEqual([1, 2]);
    expect([PART - 1, PART].map(partOf)).toEqual([0, 1]);
  });
});
