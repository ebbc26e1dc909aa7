import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COUNTED, UNNARROWED } from "#core/catalogue/collection.ts";
import { paise } from "#core/shared/money.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { catalogueHolding, narrowed, titles } from "./catalogues.ts";
import type { Catalogue, ProductFilter } from "#core/catalogue/catalogue.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Narrowing, CollectionName, SortOrder } from "#core/catalogue/collection.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const ORDERS = ["popular", "price-rising", "price-falling", "saving", "newest"] as const;
const front = { order: "popular", after: null, limit: 50 } as const;
const at = (rupees: number, stock = 5) => ({ offer: { price: paise(rupees * 100), stock } });

const goods = [
  aProduct("Amla", { brand: "Doon", form: "juice-bottle", concerns: ["Immunity"], gst: 5, ...at(90) }),
  aProduct("Brahmi", { brand: "Doon", form: "powder-tin", concerns: ["Memory", "Sleep"], gst: 0, ...at(100) }),
  aProduct("Chia", { brand: "Saar", form: "pouch", concerns: [], gst: 0, cashOnDelivery: false, ...at(249.99, 0) }),
  aProduct("Dates", { brand: "Saar", form: "pouch", concerns: ["Energy"], cashOnDelivery: false, ...at(250) }),
  aProduct("Elaichi", { brand: null, form: "pouch", concerns: ["Digestion"], offer: null }),
  aProduct("Flax", { brand: "Doon", form: "pouch", concerns: ["Memory"], status: "inactive", ...at(100) }),
];

describe.each(Object.entries(catalogueHolding))("a collection of a catalogue kept in %s", (_, holds) => {
  const of = (all: readonly ProductDetails[]) => holds(all, db);

  it.each<[string, Partial<Narrowing>, readonly string[]]>([
    ["a brand", { brands: ["DOON"] }, ["Amla", "Brahmi"]],
    ["one of several brands", { brands: ["Saar", "doon", "nobody"] }, ["Amla", "Brahmi", "Chia", "Dates"]],
    ["a brand that nobody knows", { brands: ["nobody"] }, []],
    ["a form", { forms: ["pouch"] }, ["Chia", "Dates", "Elaichi"]],
    ["a concern", { concerns: ["memory"] }, ["Brahmi"]],
    ["what is in stock", { traits: ["in-stock"] }, ["Amla", "Brahmi", "Dates"]],
    ["what may be paid on delivery", { traits: ["cash-on-delivery"] }, ["Amla", "Brahmi", "Elaichi"]],
    ["what is prepaid only", { traits: ["prepaid-only"] }, ["Chia", "Dates"]],
    ["what is free of GST", { traits: ["gst-free"] }, ["Brahmi", "Chia"]],
    ["all of several traits", { traits: ["gst-free", "in-stock"] }, ["Brahmi"]],
    ["the least price", { price: { least: paise(10_000), most: null } }, ["Brahmi", "Chia", "Dates"]],
    ["the highest price", { price: { least: null, most: paise(10_000) } }, ["Amla", "Brahmi"]],
    ["a range of prices", { price: { least: paise(10_000), most: paise(24_999) } }, ["Brahmi", "Chia"]],
    ["prices that nothing has", { price: { least: paise(1), most: paise(2) } }, []],
    [
      "everything at once",
      {
        words: "doon",
        brands: ["Doon"],
        forms: ["powder-tin"],
        concerns: ["Sleep"],
        traits: ["in-stock"],
        price: { least: paise(1), most: paise(99_999) },
      },
      ["Brahmi"],
    ],
  ])("is narrowed by %s", async (_name, by, expected) => {
    const catalogue = await of(goods);
    for (const on of [null, { kind: "category", name: "Ayurveda" }] as const) {
      const found = await catalogue.find({ on, narrowing: narrowed(by) }, front);
      expect([titles(found?.products), found?.count]).toEqual([expected, { kind: "exactly", products: expected.length }]);
      expect((await catalogue.filters({ on, narrowing: narrowed(by) }))?.count).toEqual({ kind: "exactly", products: expected.length });
    }
  });

  it("tells by what it can be narrowed and how much each value leaves, most first", async () => {
    const filters = await (await of(goods)).filters({ on: { kind: "category", name: "ayurveda" }, narrowing: UNNARROWED });
    const exactly = (products: number) => ({ kind: "exactly", products });
    expect(filters).toEqual({
      count: exactly(5),
      brands: [
        { slug: "doon", title: "Doon", count: exactly(2) },
        { slug: "saar", title: "Saar", count: exactly(2) },
      ],
      subCategories: [{ slug: "churna", title: "Churna", count: exactly(5) }],
      forms: [
        { slug: "pouch", title: "pouch", count: exactly(3) },
        { slug: "juice-bottle", title: "juice-bottle", count: exactly(1) },
        { slug: "powder-tin", title: "powder-tin", count: exactly(1) },
      ],
      concerns: ["Digestion", "Energy", "Immunity", "Memory", "Sleep"].map((title) => ({
        slug: title.toLowerCase(),
        title,
        count: exactly(1),
      })),
      traits: [
        { trait: "cash-on-delivery", count: exactly(3) },
        { trait: "in-stock", count: exactly(3) },
        { trait: "gst-free", count: exactly(2) },
        { trait: "prepaid-only", count: exactly(2) },
      ],
      prices: [
        { band: { least: 0, most: 9_999 }, count: exactly(1) },
        { band: { least: 10_000, most: 24_999 }, count: exactly(2) },
        { band: { least: 25_000, most: 49_999 }, count: exactly(1) },
      ],
    });
  });

  it("has no filters where nobody knows it", async () => {
    expect(await (await of(goods)).filters({ on: { kind: "tag", name: "nothing" }, narrowing: UNNARROWED })).toBeNull();
  });
});

describe.each(Object.entries(catalogueHolding))("much in a collection of a catalogue kept in %s", (_, holds) => {
  const many = Array.from({ length: COUNTED + 5 }, (__, n) =>
    aProduct(`Balm ${n}`, {
      ...at(100 + (n % 50)),
      brand: n < 10 ? "Few" : "Many",
      status: n % 100 === 99 ? "inactive" : "active",
      concerns: n === 3 ? ["Sleep"] : [],
    }),
  );
  const more = [...many, ...Array.from({ length: 20 }, (__, n) => aProduct(`Oil ${n}`, { brand: "Many", subCategory: "Oils", ...at(1) }))];

  it("is counted exactly where nothing narrows it, and up to a thousand where something does", { timeout: 180_000 }, async () => {
    const catalogue = await holds(more, db);
    const countOf = async (on: CollectionName | null, by: Partial<Narrowing>) =>
      (await catalogue.find({ on, narrowing: narrowed(by) }, { ...front, limit: 1 }))?.count;
    const all = { kind: "exactly", products: 1_015 };
    expect(await countOf(null, {})).toEqual(all);
    expect(await countOf({ kind: "category", name: "Ayurveda" }, {})).toEqual(all);
    expect(await countOf({ kind: "brand", name: "Many" }, {})).toEqual({ kind: "exactly", products: 1_005 });
    const most = { kind: "at-least", products: COUNTED };
    expect(await countOf(null, { brands: ["Many"] })).toEqual(most);
    expect(await countOf(null, { words: "many" })).toEqual(most);
    expect(await countOf(null, { price: { least: paise(1), most: null } })).toEqual(most);
    expect(await countOf(null, { brands: ["Many"], price: { least: paise(1), most: null } })).toEqual(most);
    expect(await countOf({ kind: "sub-category", name: "Churna" }, { words: "balm" })).toEqual({ kind: "exactly", products: 995 });
    expect(await countOf(null, { brands: ["Few"] })).toEqual({ kind: "exactly", products: 10 });
    const filters = await catalogue.filters({ on: null, narrowing: narrowed({ words: "many few" }) });
    expect(filters?.count.products).toBe(0);
    expect(
      (await catalogue.filters({ on: null, narrowing: narrowed({ traits: ["in-stock"] }) }))?.brands.map(({ count }) => count.kind),
    ).toContain("at-least");
  });
});

/** Little of much, so that things coincide. */
const anyGoods = (): fc.Arbitrary<readonly ProductDetails[]> =>
  fc
    .array(
      fc.record({
        title: fc.subarray(["Triphala", "Tulsi", "Tea", "Oil", "तुलसी"], { minLength: 1 }).map((words) => words.join(" ")),
        brand: fc.constantFrom(null, "Doon", "Saar Life", "doon"),
        categories: fc.subarray(["Ayurveda", "Unani", "Retired"], { minLength: 1 }),
        subCategory: fc.constantFrom("Churna", "Oils"),
        concerns: fc.subarray(["Sleep", "Skin"]),
        tags: fc.subarray(["herb", "root"]),
        form: fc.constantFrom("pouch", "tin"),
        gst: fc.constantFrom(0, 5),
        status: fc.constantFrom("active", "active", "active", "inactive"),
        cashOnDelivery: fc.boolean(),
        offer: fc.option(fc.record({ price: fc.constantFrom(0, 5_000, 9_999, 10_000, 30_000).map(paise), stock: fc.constantFrom(0, 3) }), {
          freq: 5,
        }),
        mrp: fc.constantFrom(null, paise(10_000), paise(30_000)),
      }),
      { maxLength: 14 },
    )
    .map((given) => given.map((one, place) => aProduct("Balm", { ...one, id: `p${place}`, slug: `p-${place}` })));

const anyWanted = (): fc.Arbitrary<ProductFilter> =>
  fc.record({
    on: fc.option(
      fc.constantFrom<CollectionName>(
        { kind: "category", name: "ayurveda" },
        { kind: "brand", name: "Doon" },
        { kind: "concern", name: "sleep" },
        { kind: "tag", name: "herb" },
        { kind: "sub-category", name: "oils" },
      ),
    ),
    narrowing: fc.record({
      words: fc.constantFrom(null, null, "tulsi", "tea", "t", "triphal", "tusli", "doon tea", "oil tulasi"),
      brands: fc.subarray(["Doon", "saar life"]),
      forms: fc.subarray(["pouch", "tin"]),
      concerns: fc.subarray(["Sleep", "Skin"]),
      traits: fc.subarray(["in-stock", "cash-on-delivery", "prepaid-only", "gst-free"]),
      price: fc.constantFrom(
        { least: null, most: null },
        { least: paise(5_000), most: null },
        { least: paise(0), most: paise(9_999) },
        { least: null, most: paise(10_000) },
        { least: paise(4_900), most: paise(29_999) },
        { least: paise(9_999), most: paise(10_100) },
      ),
    }),
  });

/** Every page, put together. */
async function walked(catalogue: Catalogue, wanted: ProductFilter, order: SortOrder) {
  const ids: string[] = [];
  const counts: unknown[] = [];
  let after: string | null = null;
  do {
    const found = await catalogue.find(wanted, { order, after, limit: 3 });
    if (found === null) return null;
    ids.push(...found.products.map(({ id }) => id));
    counts.push([found.collection, found.count]);
    after = found.next;
  } while (after !== null && ids.length < 50);
  return { ids, counts };
}

describe("a catalogue", () => {
  it("answers alike whether it is kept in memory or in a database, also when goods change", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyGoods(), anyGoods(), fc.array(anyWanted(), { minLength: 4, maxLength: 8 }), async (first, then, questions) => {
        const changed = [...first.map((product) => then.find(({ id }) => id === product.id) ?? product), ...then.slice(first.length)];
        const stored = await catalogueHolding["postgres"]?.(first, db);
        await db.transaction().execute((trx) => putProducts(trx, then));
        const known = await catalogueHolding["memory"]?.(changed, db);
        if (stored === undefined || known === undefined) throw new TypeError("no adapter");
        expect((await stored.brands()).filter(({ products }) => products > 0).length).toBe((await known.brands()).length);
        for (const wanted of questions) {
          for (const order of ORDERS) {
            const [here, there] = [await walked(stored, wanted, order), await walked(known, wanted, order)];
            if (there !== null) expect(here?.ids).toEqual(there.ids);
            if (there !== null)
              expect(here?.counts.map((one) => JSON.stringify(one).toLowerCase())).toEqual(
                there.counts.map((one) => JSON.stringify(one).toLowerCase()),
              );
          }
          const [filters, others] = [await stored.filters(wanted), await known.filters(wanted)];
          if (others !== null) expect(JSON.stringify(filters).toLowerCase()).toBe(JSON.stringify(others).toLowerCase());
        }
      }),
      { numRuns: 25 },
    );
  });

  it("counts right whoever puts at the same time", async () => {
    await catalogueHolding["postgres"]?.([], db);
    const lots = Array.from({ length: 6 }, (_, lot) =>
      Array.from({ length: 20 }, (__, n) => aProduct(`Balm ${lot} ${n}`, { brand: `Brand ${n % 3}` })),
    );
    await Promise.all([...lots, ...lots].map((lot) => db.transaction().execute((trx) => putProducts(trx, lot))));
    const { rows } = await sql<{ brand: string; kept: number; pair: number; there: number }>`
      select shelf.title as brand, shelf.products as kept, shelf_facet.products as pair, (select count(*)::int from product where brand = shelf.title) as there
      from shelf join shelf_facet on facet = shelf.id and shelf_facet.shelf = (select id from shelf where kind = 'category' and slug = 'ayurveda')
      where kind = 'brand'`.execute(db);
    expect(rows).toHaveLength(3);
    for (const { kept, pair, there } of rows) expect([kept, pair]).toEqual([there, there]);
    const { rows: ranks } = await sql<{ all: number }>`select count(distinct rank)::int as all from product`.execute(db);
    expect(ranks).toEqual([{ all: 120 }]);
  });
});
