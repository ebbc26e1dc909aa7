import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { bytesOf } from "#adapters/postgres/search/bit-set.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { ranksOfPart } from "#adapters/postgres/search/set-part.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { setCache } from "#adapters/postgres/search/set-cache.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const GOODS = ["Doon", "Saar", "Doon", "Tara"].map((brand, n) => aProduct(`Tea ${n}`, { brand, form: n === 0 ? "Tin" : "Bottle" }));

let db: Database;
beforeEach(async () => {
  db = await aDatabase();
  onTestFinished(() => db.destroy());
  await put(GOODS);
});

const put = (goods: typeof GOODS) => db.transaction().execute((trx) => putProducts(trx, goods));

async function brands(...slugs: readonly string[]): Promise<readonly number[]> {
  const rows = await db.selectFrom("shelf").select(["id", "slug"]).where("kind", "=", "brand").execute();
  return slugs.map((slug) => rows.find((row) => row.slug === slug)?.id ?? 0);
}

const revision = async () => (await db.selectFrom("catalogue_state").select("revision").executeTakeFirstOrThrow()).revision;

const ranksOf = async (memory: ReturnType<typeof setCache>, sets: readonly number[], at: string) => {
  const members = await memory.membersOf(sets, at);
  return members === null ? null : sets.map((set) => [...ranksOfPart(bytesOf(members.get(set) ?? new Int32Array()), 0, 0)]);
};

describe("sets in memory", () => {
  it("hold who is in them, whether they were read before or are no set", async () => {
    const memory = setCache(db);
    const [doon, saar] = (await brands("doon", "saar")) as [number, number];
    const at = await revision();
    expect(await ranksOf(memory, [doon], at)).toEqual([[1, 3]]);
    expect(await ranksOf(memory, [doon, saar, 999_999], at)).toEqual([[1, 3], [2], []]);
  });

  it("are of one revision: of none that is over, or to come", async () => {
    const memory = setCache(db);
    const [doon] = (await brands("doon")) as [number];
    const before = await revision();
    await put([...GOODS, aProduct("Tea 9", { brand: "Doon" })]);
    expect(await ranksOf(memory, [doon], before)).toBeNull();
    expect(await ranksOf(memory, [doon], await revision())).toEqual([[1, 3, 5]]);
  });

  it("make room for one another, and are whole all the same", async () => {
    const [doon, saar, tara] = (await brands("doon", "saar", "tara")) as [number, number, number];
    const memory = setCache(db, 4_096); // Two sets.
    const at = await revision();
    for (const sets of [[doon, saar], [tara], [doon, saar, tara], [saar, doon]])
      expect(await ranksOf(memory, sets, at)).toEqual(sets.map((set) => (set === doon ? [1, 3] : set === saar ? [2] : [4])));
  });

  it("stay the same revision where nothing is put into a set or taken out", async () => {
    const before = await revision();
    await put(GOODS);
    expect(await revision()).toBe(before);
  });

  it("are not read again as long as they stay as they are", async () => {
    const titles = titlesBy(postgresCatalogue(db));
    expect(await titles()).toEqual(["Tea 2"]);
    await sql`truncate shelf_part`.execute(db); // Behind everybody's back.
    expect(await titles()).toEqual(["Tea 2"]);
  });

  it("are read anew as soon as another process has changed one", async () => {
    const titles = titlesBy(postgresCatalogue(db));
    expect(await titles()).toEqual(["Tea 2"]);
    await put([aProduct("Tea 9", { brand: "Doon", form: "Bottle" })]);
    expect(await titles()).toEqual(["Tea 2", "Tea 9"]);
  });
});

const titlesBy = (catalogue: Catalogue) => async () => {
  const narrowing = { ...UNNARROWED, brands: ["Doon"], forms: ["Bottle"] };
  const found = await catalogue.find({ on: null, narrowing }, { order: "popular", after: null, limit: 9 });
  return found?.products.map(({ title }) => title);
};
