import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue.ts";
import { openDatabase } from "#adapters/postgres/database.ts";
import { putProducts } from "#adapters/postgres/put-catalogue.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ShelfOrder } from "#core/catalogue/shelf.ts";
import type { Database } from "#adapters/postgres/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

/** Each holds these products and no others. */
const adapters: Record<string, (goods: readonly ProductDetails[]) => Promise<Catalogue>> = {
  memory: async (goods) => memoryCatalogue(Object.assign(new Memory(), { products: goods })),
  postgres: async (goods) => {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("product").execute();
      await trx.deleteFrom("shelved").execute();
      await trx.deleteFrom("shelf").where("kind", "=", "category").execute();
      await putProducts(trx, goods);
    });
    return postgresCatalogue(db);
  },
};

const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);

/** All pages of a shelf, so many products a page. */
async function walked(catalogue: Catalogue, order: ShelfOrder, limit: number): Promise<readonly string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const shelf = await catalogue.shelf(null, { order, after, limit });
    seen.push(...titles(shelf?.products ?? []));
    after = shelf?.next ?? null;
  } while (after !== null && seen.length < 100);
  return seen;
}

describe.each(Object.entries(adapters))("a catalogue kept in %s", (_, holding) => {
  it("tells a product as it was put, whatever its status", async () => {
    const catalogue = await holding(products);
    for (const product of products) expect(await catalogue.productWithSlug(product.slug)).toEqual(product);
    expect(await catalogue.productWithSlug("nothing-like-it")).toBeNull();
    expect(await catalogue.productWithSlug("TRIPHALA-CHURNA")).toBeNull();
  });

  it("tells categories in the order of the products that named them first, with their active products", async () => {
    expect(await (await holding(products)).categories()).toEqual([
      { slug: "ayurveda", title: expect.stringMatching(/^Ayurveda$/i), products: 3 },
      { slug: "supplements", title: "Supplements", products: 1 },
      { slug: "personal care", title: "Personal Care", products: 1 },
      { slug: "retired", title: "Retired", products: 0 },
      { slug: "healthy food", title: "Healthy Food", products: 2 },
    ]);
  });

  it("finds a category's shelf in any letter case, and none for a title that nobody uses", async () => {
    const catalogue = await holding(products);
    const shelf = await catalogue.shelf("Healthy FOOD", { order: "popular", after: null, limit: 10 });
    expect(shelf?.category?.title).toBe("Healthy Food");
    expect(shelf?.count).toBe(2);
    expect(titles(shelf?.products ?? [])).toEqual(["Honey 100% Raw", "Organic Triphala Juice"]);
    expect(await catalogue.shelf("shop", { order: "popular", after: null, limit: 10 })).toBeNull();
    expect(await catalogue.shelf("", { order: "popular", after: null, limit: 10 })).toBeNull();
  });

  it("has an empty shelf where all products of a category are inactive", async () => {
    const shelf = await (await holding(products)).shelf("retired", { order: "popular", after: null, limit: 10 });
    expect(shelf).toEqual({ category: { slug: "retired", title: "Retired", products: 0 }, count: 0, products: [], next: null });
  });

  it.each<[ShelfOrder, readonly string[]]>([
    ["popular", ["Triphala Churna", "Ashwagandha Tablets", "Rose Water", "Honey 100% Raw", "Organic Triphala Juice"]],
    ["price-rising", ["Triphala Churna", "Organic Triphala Juice", "Rose Water", "Ashwagandha Tablets", "Honey 100% Raw"]],
    ["price-falling", ["Ashwagandha Tablets", "Rose Water", "Triphala Churna", "Organic Triphala Juice", "Honey 100% Raw"]],
    ["saving", ["Triphala Churna", "Ashwagandha Tablets", "Rose Water", "Honey 100% Raw", "Organic Triphala Juice"]],
  ])("sorts the whole shop by %s, page after page of any size, without a gap or a repetition", async (order, expected) => {
    const catalogue = await holding(products);
    for (const size of [1, 2, 3, 5, 50]) expect(await walked(catalogue, order, size)).toEqual(expected);
    expect((await catalogue.shelf(null, { order, after: null, limit: 2 }))?.count).toBe(5);
  });

  it("begins at the front where the place asked for is none", async () => {
    const catalogue = await holding(products);
    const front = await catalogue.shelf(null, { order: "saving", after: null, limit: 2 });
    expect(await catalogue.shelf(null, { order: "saving", after: "'; drop table product", limit: 2 })).toEqual(front);
  });

  it("tells today's facts of products in the order asked, without those that nobody knows", async () => {
    const catalogue = await holding(products);
    const asked = await catalogue.productsWithIds(["id-rose-water", "id-nobody", "id-old-balm", "id-triphala-churna"]);
    expect(asked.map(({ id, status }) => [id, status])).toEqual([
      ["id-rose-water", "active"],
      ["id-old-balm", "inactive"],
      ["id-triphala-churna", "active"],
    ]);
    expect(asked[0]).not.toHaveProperty("hsn");
    expect(await catalogue.productsWithIds([])).toEqual([]);
  });

  it.each([
    ["triphala", ["Triphala Churna", "Organic Triphala Juice"]],
    ["TRIPHALĀ", ["Triphala Churna", "Organic Triphala Juice"]],
    ["त्रिफला", ["Triphala Churna"]],
    ["चूर्ण त्रिफला", ["Triphala Churna"]],
    ["  juice   triphala ", ["Organic Triphala Juice"]],
    ["tri", ["Triphala Churna", "Organic Triphala Juice"]],
    ["or", ["Organic Triphala Juice"]],
    ["100%", ["Honey 100% Raw"]],
    ["%", ["Honey 100% Raw"]],
    ["_", []],
    ["\\", []],
    ["triphala tablets", []],
    ["old balm", []],
    ["", []],
    ["   ", []],
  ])("finds by %j", async (words, expected) => {
    expect(titles(await (await holding(products)).productsMatching(words, 10))).toEqual(expected);
  });

  it("finds no more than asked, the title that begins with the words first", async () => {
    const catalogue = await holding([aProduct("Organic Honey"), aProduct("Wild Honey"), aProduct("Honey Drops")]);
    expect(titles(await catalogue.productsMatching("honey", 2))).toEqual(["Honey Drops", "Organic Honey"]);
  });

  it("keeps amounts exact up to the largest, and weights and rates to their last decimal", async () => {
    const extreme = aProduct("Extreme", {
      offer: { price: paise(999_999_999_999), stock: 9_007_199_254_740_991 },
      mrp: paise(999_999_999_999),
      weight: 0.1 + 0.2,
      gst: 33.333,
    });
    expect(await (await holding([extreme])).productWithSlug("extreme")).toEqual(extreme);
  });
});

describe("a catalogue kept in a database", () => {
  it("puts later products behind earlier ones and counts them all", async () => {
    const catalogue = await adapters["postgres"]?.(products.slice(0, 3));
    await db.transaction().execute((trx) => putProducts(trx, products.slice(3)));
    expect(titles((await catalogue?.shelf(null, { order: "popular", after: null, limit: 10 }))?.products ?? [])).toHaveLength(5);
    expect((await catalogue?.categories())?.map(({ title, products }) => [title, products])).toContainEqual(["Healthy Food", 2]);
  });

  it("reads a page of a shelf along its index, whatever comes before it", async () => {
    await adapters["postgres"]?.(
      Array.from({ length: 3_000 }, (_, n) => aProduct(`Product ${n}`, { offer: { price: paise(100 + (n % 700)), stock: 1 } })),
    );
    const { sql } = await import("kysely");
    await sql`analyze shelved`.execute(db);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select product from shelved where shelf = (select id from shelf where kind = 'shop') and (price_rising, popular) > (400, 1000) order by price_rising, popular limit 25`.execute(
      db,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("shelved_price_rising");
    expect(plan).not.toContain("Sort");
  });

  it("is unavailable, not defective, where nobody answers", async () => {
    const nowhere = openDatabase({ connectionString: "postgres://niramaya@localhost:9/niramaya" });
    await expect(postgresCatalogue(nowhere).categories()).rejects.toBeInstanceOf(PortUnavailable);
    await nowhere.destroy();
  });
});
