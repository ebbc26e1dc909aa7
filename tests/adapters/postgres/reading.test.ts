import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "#adapters/postgres/rows.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const EVERYTHING = {
  name: "everything",
  text: "select $1::text as text, $2::int8 as amount, $3::text[] as texts, $4::int[] as numbers, null as nothing, date '2026-01-31' as day",
};

it("a statement answers the same whenever it is sent, whatever stands in its values", async () => {
  const texts = ['plain, "quoted"', "back\\slash", "{}", "", "null", "हिन्दी", "o'clock"];
  const sent = ["a 'text' with \\ and \"", 9_007_199_254_740_991, texts, [3, -1]];
  const rows = [{ text: sent[0], amount: 9_007_199_254_740_991, texts, numbers: [3, -1], nothing: null, day: "2026-01-31" }];
  for (let time = 0; time < 3; time += 1) expect(await rowsOf(db, EVERYTHING, sent)).toEqual(rows);
  expect(await rowsOf(db, { ...EVERYTHING, name: null }, sent)).toEqual(rows);
  expect(await rowsOf(db, EVERYTHING, [null, null, [], null])).toEqual([
    { ...rows[0], text: null, amount: null, texts: [], numbers: null },
  ]);
});

it("as many at once as there are connections and more answer each its own", async () => {
  const one = { name: "one", text: "select $1::int as number, pg_sleep(0.01)::text as slept" };
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => rowsOf(db, one, [number])));
  expect(answers.map(([row]) => row?.["number"])).toEqual(Array.from({ length: 60 }, (_, number) => number));
});

it("a statement that PostgreSQL refuses, and a row that no number holds, fail alone", async () => {
  const broken = { name: "broken", text: "select 1 / $1::int as whole" };
  const large = { name: "large", text: "select $1::int8 as amount from generate_series(1, 3)" };
  for (let time = 0; time < 2; time += 1) {
    await expect(rowsOf(db, broken, [0])).rejects.toMatchObject({ code: "22012" });
    await expect(rowsOf(db, { name: "unknown", text: "select nothing from nowhere" }, [])).rejects.toMatchObject({ code: "42P01" });
    await expect(rowsOf(db, large, ["9007199254740993"])).rejects.toBeInstanceOf(RangeError);
    expect(await rowsOf(db, broken, [1])).toEqual([{ whole: 1 }]);
    expect(await rowsOf(db, large, [5])).toHaveLength(3);
  }
});

it("a statement without a row answers none", async () => {
  expect(await rowsOf(db, { name: "none", text: "select 1 as one where $1::bool" }, [false])).toEqual([]);
});
