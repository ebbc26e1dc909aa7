import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { postgresContent } from "#adapters/postgres/content/content.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { readingFrom } from "#adapters/postgres/engine/own-writes.ts";
import { sharedRowsOf } from "#adapters/postgres/engine/rows.ts";
import { sentStatements } from "#tests/adapters/postgres/orders/sent-statements.ts";
import { aPlace } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const COUNTED = { name: "counted", text: "select count from counter where name = $1" };
/** Sees what was there before it waits for a lock. */
const WAITING = { name: "waiting", text: "select count from counter where pg_advisory_xact_lock_shared(7) is not null" };

let db: Database;
let database: string;
beforeAll(async () => {
  const place = await aPlace();
  database = place.database;
  db = openDatabase(place);
  await sql`create table counter (name text primary key, count int not null)`.execute(db);
  await sql`insert into counter values ('one', 1), ('two', 2)`.execute(db);
});
afterAll(() => db.destroy());

const sent = async (text: string, act: () => Promise<unknown>): Promise<number> =>
  (await sentStatements(database, act)).filter((one) => one.includes(text)).length;

describe("what several ask for within one turn", () => {
  it("is asked once, for each of its values", async () => {
    const ask = (name: string) => sharedRowsOf<{ count: number }>(db, COUNTED, [name]);
    const many = await sent("from counter", async () => {
      expect(await Promise.all([ask("one"), ask("two"), ask("one")])).toEqual([[{ count: 1 }], [{ count: 2 }], [{ count: 1 }]]);
    });
    expect(many).toBe(2);
    expect(await sent("from counter", async () => [await ask("one"), await ask("one")])).toBe(2);
  });

  it("is asked apart for who wrote something, whom another server may answer", async () => {
    const ask = () => sharedRowsOf<{ count: number }>(db, COUNTED, ["one"]);
    const asks = () => Promise.all([ask(), readingFrom("1/A", ask), ask(), readingFrom("1/A", ask), readingFrom("1/B", ask)]);
    expect(await sent("from counter", asks)).toBe(3);
  });

  it("is asked anew by whoever comes while an answer is on its way, as something may have changed", async () => {
    const ask = () => sharedRowsOf<{ count: number }>(db, WAITING, []);
    const [before, after] = await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(7)`.execute(holder);
      const early = ask();
      const waiting = () => sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted`.execute(db);
      await expect.poll(async () => (await waiting()).rows.length, { timeout: 60_000 }).toBe(1);
      await sql`update counter set count = 5 where name = 'two'`.execute(db);
      const late = ask();
      await expect.poll(async () => (await waiting()).rows.length, { timeout: 60_000 }).toBe(2);
      await sql`select pg_advisory_unlock(7)`.execute(holder);
      return Promise.all([early, late]);
    });
    expect([before, after].map((rows) => rows.map(({ count }) => count).sort())).toEqual([
      [1, 2],
      [1, 5],
    ]);
  });

  it("fails for all of them, and is asked anew afterwards", async () => {
    const ask = () => sharedRowsOf(db, { name: null, text: "select missing from later" }, []);
    await expect(Promise.allSettled([ask(), ask()])).resolves.toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    await sql`create table later (missing int)`.execute(db);
    await expect(ask()).resolves.toEqual([]);
  });

  it("is so of a page's frame, and of the shelf whose products and filters a page shows", async () => {
    const [content, catalogue] = [postgresContent(db), postgresCatalogue(db)];
    expect(await sent("from content", () => Promise.all([content.company(), content.menus()]))).toBe(1);
    const wanted = { on: { kind: "category", name: "Ayurveda" }, narrowing: UNNARROWED } as const;
    const place = { order: "popular", after: null, limit: 24 } as const;
    expect(await sent("from shelf", () => Promise.all([catalogue.find(wanted, place), catalogue.filters(wanted)]))).toBe(1);
  });

  it("is so of the word of a search, for its products and what they can be narrowed by", async () => {
    const catalogue = postgresCatalogue(db);
    const wanted = { on: null, narrowing: { ...UNNARROWED, words: "neem" } } as const;
    const place = { order: "popular", after: null, limit: 24 } as const;
    const statements = await sentStatements(database, () => Promise.all([catalogue.find(wanted, place), catalogue.filters(wanted)]));
    const ofWord = statements.filter((one) => one.includes("word.slug as word"));
    expect(ofWord).not.toEqual([]); // Each is sent once for both; of a name that is known there is one.
    expect(new Set(ofWord).size).toBe(ofWord.length);
  });
});
