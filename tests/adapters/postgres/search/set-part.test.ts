import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { partMembersOf, RANKS_PER_PART, partOf, ranksOfPart } from "#adapters/postgres/search/set-part.ts";
import { aDatabase } from "#tests/postgres.ts";

const anyRanks = () =>
  fc.uniqueArray(fc.oneof(fc.nat(RANKS_PER_PART - 1), fc.constantFrom(0, 1, 7, 8, 31, 32, RANKS_PER_PART - 1)), { maxLength: 60 });
const of = (ranks: readonly number[], part = 3) => partMembersOf(ranks.map((rank) => rank + part * RANKS_PER_PART));
const rising = (ranks: readonly number[]) => ranks.toSorted((a, b) => a - b);

describe("a part of a set", () => {
  it("tells the ranks that were put into it behind another one, rising", () => {
    fc.assert(
      fc.property(anyRanks(), fc.integer({ min: -RANKS_PER_PART, max: 2 * RANKS_PER_PART }), (ranks, after) => {
        const told = [...ranksOfPart(of(ranks), 3, after + 3 * RANKS_PER_PART)].map((rank) => rank - 3 * RANKS_PER_PART);
        expect(told).toEqual(rising(ranks).filter((rank) => rank > after));
      }),
    );
  });

  it("is the bit string that PostgreSQL makes of it", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const ranks = [0, 1, 9, 8_191, 16_383];
    const { rows } = await sql<{ back: Buffer; set: readonly number[] }>`
      select substring(bit_send(members) from 5) as back, array(select n from generate_series(0, 16383) n where get_bit(members, n) = 1) as set
      from (select ('x' || ${of(ranks).toString("hex")})::bit(16384) as members) one`.execute(db);
    expect(rows[0]?.set).toEqual(ranks);
    expect(rows[0]?.back).toEqual(of(ranks));
  });

  it("holds so many ranks", () => expect([RANKS_PER_PART - 1, RANKS_PER_PART].map(partOf)).toEqual([0, 1]));
});
