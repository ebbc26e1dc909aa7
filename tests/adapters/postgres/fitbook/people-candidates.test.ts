import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nameKeysFor, nameKeysOf } from "#core/fitbook/people/name-keys.ts";
import { candidatesIn } from "#adapters/postgres/fitbook/people-candidates.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const PEOPLE = 4_000;
const LIMIT = 51;
/** By how many-th people have them: nearly all, one in forty, three in all. */
const nameOf = (nth: number) => (nth % 433 === 0 ? "Zubeda Rao" : nth % 40 === 0 ? "Ravi Rao" : "Meera Iyer");
const KEYS = new Map(["Zubeda Rao", "Ravi Rao", "Meera Iyer"].map((name) => [name, nameKeysOf(name)]));
const keysOf = (nth: number): readonly string[] => KEYS.get(nameOf(nth)) ?? [];

/** In whose order they come. */
const hashOf = (id: string) => createHash("md5").update(id).digest("hex");

let db: Database;
beforeAll(async () => {
  db = await aDatabase(await aPlace());
  const people = Array.from({ length: PEOPLE }, (_, nth) => ({ id: `p${nth}`, keys: keysOf(nth), found: nth % 7 !== 0 }));
  await sql`insert into customer (id, name, created_at) select 'p' || nth, 'P', now() from generate_series(0, ${sql.lit(PEOPLE - 1)}) as nth`.execute(
    db,
  );
  await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
    select id, 'P', '', found, array(select json_array_elements_text(keys)), 'everybody', 'everybody', 'everybody', now()
    from json_to_recordset(${JSON.stringify(people)}::json) as one (id text, keys json, found bool)`.execute(db);
});
afterAll(() => db.destroy());

it.each(["M", "Meera", "Rao", "Ravi", "Zubeda", "Zubeda Iyer", "Kumar"])(
  "finds everybody by %s, in pages, each once and in order",
  async (typed) => {
    const keys = nameKeysFor(typed);
    const isNamed = (nth: number) => keys.every((group) => group.some((key) => keysOf(nth).includes(key)));
    const expected = Array.from({ length: PEOPLE }, (_, nth) => nth)
      .filter((nth) => nth % 7 !== 0 && isNamed(nth))
      .map((nth) => `p${nth}`)
      .toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1));
    const found: CustomerId[] = [];
    for (;;) {
      const page = await candidatesIn(db, { list: { kind: "named", keys }, after: found.at(-1) ?? null, limit: LIMIT });
      expect(page.length).toBeLessThanOrEqual(LIMIT);
      found.push(...page);
      if (page.length < LIMIT) break;
    }
    expect(found).toEqual(expected);
  },
);
