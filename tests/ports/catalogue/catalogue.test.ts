import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SORT_ORDERS, UNNARROWED } from "#core/catalogue/collection.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { catalogueHolding, titles } from "./catalogues.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { CollectionKind, SortOrder } from "#core/catalogue/collection.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const front = { order: "popular", after: null, limit: 10 } as const;
const all = { on: null, narrowing: UNNARROWED };
const collectionOf = (kind: CollectionKind, name: string) => ({ on: { kind, name }, narrowing: UNNARROWED });

/** All pages of the shop, so many products a page. */
async function walked(catalogue: Catalogue, order: SortOrder, limit: number): Promise<readonly string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const found = await catalogue.find(all, { order, after, limit });
    seen.push(...titles(found?.products));
    after = found?.next ?? null;
  } while (after !== null && seen.length < 100);
  return seen;
}

describe.each(Object.entries(catalogueHolding))("a catalogue kept in %s", (_, holds) => {
  const of = (goods: readonly ProductDetails[]) => holds(goods, db);

  it("tells a product as it was put, whatever its status", async () => {
    const details = aProduct("Amla Juice", {
      number: "NIR-7",
      images: ["/a.jpg", "/b.jpg"],
      brandLogo: "/sign.svg",
      arrived: day("2026-02-28"),
    });
    const catalogue = await of([...products, details]);
    for (const product of [...products, details]) expect(await catalogue.productWithSlug(product.slug)).toEqual({ ...product, sizes: [] });
    expect(await catalogue.productWithSlug("nothing-like-it")).toBeNull();
    expect(await catalogue.productWithSlug("TRIPHALA-CHURNA")).toBeNull();
  });

  it.each(SORT_ORDERS)("begins anew behind what is no place, by %s", async (order) => {
    const catalogue = await of(products);
    const begun = await catalogue.find(all, { order, after: null, limit: 2 });
    for (const after of ["x", "1", "1.5.1", "9999999999999999.1", "1.9999999999", ...(order.startsWith("price") ? [] : ["2147483648.1"])])
      expect(await catalogue.find(all, { order, after, limit: 2 })).toEqual(begun);
  });

  it("tells in which sizes a product is sold, the lightest first: those of its brand and title", async () => {
    const tea = (slug: string, given: Partial<ProductDetails>) => aProduct("Tulsi Tea", { id: slug, slug, weight: 100, ...given });
    const catalogue = await of([
      tea("big", { size: "500 g", weight: 560, offer: { price: paise(40_000), stock: 0 } }),
      tea("here", { size: "100 g" }),
      tea("small", { size: "50 g", weight: 55.5, offer: null }),
      tea("same-size", { size: "100 g" }),
      tea("gone", { size: "1 kg", status: "inactive" }),
      tea("of-another-brand", { size: "250 g", brand: "Doon" }),
      tea("of-no-brand", { size: "250 g", brand: null }),
      tea("of-none-either", { size: "500 g", brand: null }),
      aProduct("Tulsi Tea Bags", { size: "250 g" }),
    ]);
    expect((await catalogue.productWithSlug("here"))?.sizes).toEqual([
      { slug: "small", size: "50 g", weight: 55.5, price: null },
      { slug: "here", size: "100 g", weight: 100, price: 19_900 },
      { slug: "big", size: "500 g", weight: 560, price: 40_000 },
    ]);
    expect((await catalogue.productWithSlug("of-no-brand"))?.sizes).toEqual([]);
    expect((await catalogue.productWithSlug("gone"))?.sizes.map(({ slug }) => slug)).toEqual(["small", "gone", "here", "same-size", "big"]);
  });

  it("tells categories in the order of the products that named them first, with their active products", async () => {
    expect(await (await of(products)).categories()).toEqual([
      { slug: "ayurveda", title: "Ayurveda", products: 3 },
      { slug: "supplements", title: "Supplements", products: 1 },
      { slug: "personal care", title: "Personal Care", products: 1 },
      { slug: "retired", title: "Retired", products: 0 },
      { slug: "healthy food", title: "Healthy Food", products: 2 },
    ]);
  });

  it("finds a category's products in any letter case, and none for a title that nobody uses", async () => {
    const catalogue = await of(products);
    const found = await catalogue.find(collectionOf("category", "Healthy FOOD"), front);
    expect(found?.collection).toEqual({ slug: "healthy food", title: "Healthy Food", products: 2 });
    expect(found?.count).toEqual({ kind: "exactly", products: 2 });
    expect(titles(found?.products)).toEqual(["Honey 100% Raw", "Organic Triphala Juice"]);
    expect(await catalogue.find(collectionOf("category", "shop"), front)).toBeNull();
    expect(await catalogue.find(collectionOf("category", ""), front)).toBeNull();
  });

  it("has an empty collection where all products of a category are inactive", async () => {
    expect(await (await of(products)).find(collectionOf("category", "retired"), front)).toEqual({
      collection: { slug: "retired", title: "Retired", products: 0 },
      count: { kind: "exactly", products: 0 },
      products: [],
      next: null,
    });
  });

  it.each<[CollectionKind, string, readonly string[]]>([
    ["sub-category", "Churna", ["Triphala Churna", "Ashwagandha Tablets"]],
    ["brand", "Doon", ["Ashwagandha Tablets"]],
    ["concern", "sleep", ["Ashwagandha Tablets"]],
    ["tag", "ROOT", ["Ashwagandha Tablets"]],
  ])("has a collection for each %s, such as %s", async (kind, name, expected) => {
    const catalogue = await of([
      aProduct("Triphala Churna"),
      aProduct("Ashwagandha Tablets", { brand: "Doon", concerns: ["Sleep"], tags: ["root"] }),
      aProduct("Oil", { subCategory: "Oils" }),
      aProduct("Old Root", { status: "inactive", tags: ["root"], brand: "Doon", concerns: ["Sleep"] }),
    ]);
    const found = await catalogue.find(collectionOf(kind, name), front);
    expect(titles(found?.products)).toEqual(expected);
    expect(found?.collection).toMatchObject({ slug: name.toLowerCase(), products: expected.length });
    expect(await catalogue.collection({ kind, name })).toEqual(found?.collection);
    expect(await catalogue.collection({ kind, name: "nowhere" })).toBeNull();
  });

  it("tells which collections share products with one, counting what they share, by title", async () => {
    const catalogue = await of([
      aProduct("One", { brand: "Zafran", concerns: ["Sleep", "Immunity"], subCategory: "Oils" }),
      aProduct("Two", { brand: "Aranya", concerns: ["Sleep"] }),
      aProduct("Three", { brand: "Aranya", categories: ["Unani"], concerns: ["Digestion"] }),
      aProduct("Four", { brand: "Doon", status: "inactive", concerns: ["Eyes"] }),
    ]);
    const ayurveda = { kind: "category", name: "ayurveda" } as const;
    expect(await catalogue.collectionsBeside(ayurveda, "brand")).toEqual([
      { slug: "aranya", title: "Aranya", products: 1 },
      { slug: "zafran", title: "Zafran", products: 1 },
    ]);
    expect(await catalogue.collectionsBeside(ayurveda, "concern")).toEqual([
      { slug: "immunity", title: "Immunity", products: 1 },
      { slug: "sleep", title: "Sleep", products: 2 },
    ]);
    expect(titles((await catalogue.collectionsBeside({ kind: "brand", name: "aranya" }, "sub-category")) ?? [])).toEqual(["Churna"]);
    expect(await catalogue.collectionsBeside({ kind: "brand", name: "nobody" }, "concern")).toBeNull();
  });

  it("tells every brand that has something, with its sign", async () => {
    const catalogue = await of([
      aProduct("One", { brand: "Zafran", brandLogo: "/zafran.svg" }),
      aProduct("Two", { brand: "zafran " }),
      aProduct("Three", { brand: null }),
      aProduct("Four", { brand: "Gone", status: "inactive" }),
    ]);
    expect(await catalogue.brands()).toEqual([{ slug: "zafran", title: "Zafran", products: 2, logo: "/zafran.svg" }]);
  });

  it.each<[SortOrder, readonly string[]]>([
    ["popular", ["Triphala Churna", "Ashwagandha Tablets", "Rose Water", "Honey 100% Raw", "Organic Triphala Juice"]],
    ["price-rising", ["Triphala Churna", "Organic Triphala Juice", "Rose Water", "Ashwagandha Tablets", "Honey 100% Raw"]],
    ["price-falling", ["Ashwagandha Tablets", "Rose Water", "Triphala Churna", "Organic Triphala Juice", "Honey 100% Raw"]],
    ["saving", ["Triphala Churna", "Ashwagandha Tablets", "Rose Water", "Honey 100% Raw", "Organic Triphala Juice"]],
    ["newest", ["Organic Triphala Juice", "Honey 100% Raw", "Rose Water", "Ashwagandha Tablets", "Triphala Churna"]],
  ])("sorts the whole shop by %s, page after page of any size, without a gap or a repetition", async (order, expected) => {
    const catalogue = await of(products);
    for (const size of [1, 2, 3, 5, 50]) expect(await walked(catalogue, order, size)).toEqual(expected);
    expect((await catalogue.find(all, { order, after: null, limit: 2 }))?.count).toEqual({ kind: "exactly", products: 5 });
  });

  it("has the latest day of arrival in front, then what was put last", async () => {
    const catalogue = await of([
      aProduct("First"),
      aProduct("Old", { arrived: day("1999-12-31") }),
      aProduct("New", { arrived: day("2026-11-19") }),
      aProduct("Also New", { arrived: day("2026-11-19") }),
      aProduct("Last"),
    ]);
    expect(await walked(catalogue, "newest", 2)).toEqual(["New", "Also New", "Old", "Last", "First"]);
  });

  it("begins at the front where the place asked for is none", async () => {
    const catalogue = await of(products);
    const first = await catalogue.find(all, { order: "saving", after: null, limit: 2 });
    expect(await catalogue.find(all, { order: "saving", after: "'; drop table product", limit: 2 })).toEqual(first);
  });

  it("tells today's facts of products in the order asked, without those that nobody knows", async () => {
    const catalogue = await of(products);
    const ratedProducts = await catalogue.productsWithIds(["id-rose-water", "id-nobody", "id-old-balm", "id-triphala-churna"]);
    expect(ratedProducts.map(({ id, status }) => [id, status])).toEqual([
      ["id-rose-water", "active"],
      ["id-old-balm", "inactive"],
      ["id-triphala-churna", "active"],
    ]);
    for (const detail of ["hsn", "number", "brandLogo", "arrived"]) expect(ratedProducts[0]).not.toHaveProperty(detail);
    expect(await catalogue.productsWithIds([])).toEqual([]);
  });

  it("tells what somebody's own health is held against, in the order asked, and nothing else of the products", async () => {
    const details = aProduct("Told", { hindi: "बताया हुआ", information: someInformation, isConsumable: true });
    const catalogue = await of([...products, details]);
    const safetyFacts = await catalogue.safetyFactsOf([details.id, "id-nobody", "id-old-balm"]);
    expect(safetyFacts.map(({ product }) => product)).toEqual([details.id, "id-old-balm"]);
    expect(safetyFacts[0]).toEqual({
      product: details.id,
      title: "Told",
      hindi: "बताया हुआ",
      isConsumable: true,
      botanicalName: null,
      allergens: [],
      genericName: someInformation.genericName,
      cautions: someInformation.cautions,
      ingredients: [
        { name: { english: "Amla", hindi: "आँवला" }, botanicalName: "Phyllanthus emblica" },
        { name: { english: "Harad", hindi: null }, botanicalName: null },
      ],
    });
    expect(await catalogue.safetyFactsOf([])).toEqual([]);
  });

  it("keeps amounts exact up to the largest, and weights and rates to their last decimal", async () => {
    const extreme = aProduct("Extreme", {
      offer: { price: paise(999_999_999_999), stock: 9_007_199_254_740_991 },
      mrp: paise(999_999_999_999),
      weight: 0.1 + 0.2,
      gst: 33.333,
    });
    expect(await (await of([extreme])).productWithSlug("extreme")).toEqual({ ...extreme, sizes: [] });
  });
});

describe("a catalogue kept in a database", () => {
  it("reads a page along an index, whatever comes before it", async () => {
    await catalogueHolding["postgres"]?.(
      Array.from({ length: 3_000 }, (_, n) => aProduct(`Product ${n}`, { offer: { price: paise(100 + (n % 700)), stock: 1 } })),
      db,
    );
    await sql`vacuum analyze product`.execute(db);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select rank from product where is_active and (price_rising, rank) > (400, 1000) order by price_rising, rank limit 25`.execute(
      db,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Only Scan using product_price_rising");
    expect(plan).not.toContain("Sort");
  });

  it("is unavailable, not defective, where nobody answers", async () => {
    const nowhere = openDatabase({ connectionString: "postgres://niramaya@localhost:9/niramaya" });
    await expect(postgresCatalogue(nowhere).categories()).rejects.toBeInstanceOf(PortUnavailable);
    await nowhere.destroy();
  });
});
