import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { memoryCatalogueIntake } from "#adapters/memory/catalogue/catalogue-intake.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { aProduct, now, products } from "#tests/fixtures.ts";
import { productRows, wholeProduct } from "#tests/builders/files/whole-row.ts";
import { aDatabase } from "#tests/postgres.ts";
import { emptied, titles } from "./catalogues.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { CatalogueIntake, Clash } from "#core/catalogue/catalogue-intake.port.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Shop = { readonly intake: CatalogueIntake; readonly catalogue: Catalogue; readonly log: AuditLog };

/** Each without a product. */
const adapters: Record<string, () => Promise<Shop>> = {
  memory: async () => {
    const memory = new Memory();
    return { intake: memoryCatalogueIntake(memory), catalogue: memoryCatalogue(memory), log: memoryAuditLog(memory) };
  },
  postgres: async () => {
    await db.transaction().execute(emptied);
    return { intake: postgresCatalogueIntake(db), catalogue: postgresCatalogue(db), log: postgresAuditLog(db) };
  },
};

const inBatches = (goods: readonly ProductDetails[], size = 2) =>
  productRows(Array.from({ length: Math.ceil(goods.length / size) }, (_, nth) => goods.slice(nth * size, (nth + 1) * size)));

const subject = { kind: "catalogue", id: "all" } as const;
const entry = { at: now, who: "kabir", action: "catalogue import", subject, details: { file: "goods" } };
const keep = () => ({ kind: "keep", entry }) as const;
const drop = () => ({ kind: "drop" }) as const;

async function put({ intake }: Shop, goods: readonly ProductDetails[], decide: typeof keep | typeof drop = keep) {
  const clashes: Clash[] = [];
  const taken = { added: 0, changed: 0, unchanged: 0 };
  const report = {
    fault: () => {},
    clash: (clash: Clash) => void clashes.push(clash),
    put: ({ was }: { readonly was: unknown }, isChanged: boolean) => {
      taken[was === null ? "added" : isChanged ? "changed" : "unchanged"] += 1;
    },
  };
  await intake.put(inBatches(goods), report, decide);
  return { ...taken, clashes };
}

const untold = { fault: () => {}, clash: () => {}, put: () => {} };

async function allOf({ intake }: Shop): Promise<readonly ProductDetails[]> {
  const all: ProductDetails[] = [];
  for await (const some of intake.all()) all.push(...some);
  return all;
}

const collectionOf = async ({ catalogue }: Shop, category: string) =>
  catalogue.find({ on: { kind: "category", name: category }, narrowing: UNNARROWED }, { order: "popular", after: null, limit: 50 });

describe.each(Object.entries(adapters))("the goods-in of a catalogue kept in %s", (_, opened) => {
  it("puts products in their order and gives all of them back as they were", async () => {
    const shop = await opened();
    const details = aProduct("Amla", {
      number: "N-1",
      images: ["https://elsewhere.example/x.jpg"],
      brandLogo: "/s.svg",
      arrived: day("2026-01-31"),
    });
    expect(await put(shop, [...products, details])).toEqual({ added: 7, changed: 0, unchanged: 0, clashes: [] });
    expect(await allOf(shop)).toEqual([...products, details]);
  });

  it("changes what is known where it stands, and its collections, counts and words with it", async () => {
    const shop = await opened();
    await put(shop, products);
    const moved = aProduct("Triphala Churna", {
      title: "Amla Powder",
      categories: ["Healthy Food"],
      offer: { price: paise(100), stock: 1 },
      tags: ["fruit"],
    });
    expect(await put(shop, [moved, aProduct("Balm")])).toEqual({ added: 1, changed: 1, unchanged: 0, clashes: [] });
    expect(titles(await allOf(shop))).toEqual(["Amla Powder", ...titles(products.slice(1)), "Balm"]);
    expect(titles((await collectionOf(shop, "Healthy Food"))?.products)).toEqual([
      "Amla Powder",
      "Honey 100% Raw",
      "Organic Triphala Juice",
    ]);
    expect((await shop.catalogue.categories()).map(({ title, products: count }) => [title.toLowerCase(), count])).toEqual(
      [
        ["ayurveda", 3],
        ["supplements", 1],
        ["personal care", 1],
        ["retired", 0],
        ["healthy food", 3],
      ].toSorted(byFirstNaming(await shop.catalogue.categories())),
    );
    const search = (words: string) => shop.catalogue.productsMatching(words, { limit: 9, without: null });
    expect(titles(await search("triphala"))).toEqual(["Organic Triphala Juice"]);
    expect(titles(await search("fruit"))).toEqual(["Amla Powder"]);
    expect(titles(await search("amla"))[0]).toBe("Amla Powder"); // Behind it stands what contains amla.
  });

  it("takes no product id that a line before it or another product has, and says whose GSTIN it is", async () => {
    const shop = await opened();
    const [balm, oil, tea] = [aProduct("Balm", { number: "N-1" }), aProduct("Oil", { number: "N-2" }), aProduct("Tea", { number: "N-1" })];
    expect((await put(shop, [balm, oil, tea])).clashes).toEqual([{ line: 3, field: "number", with: "line-before" }]);
    expect((await put(shop, [aProduct("Rub", { number: "N-2" })])).clashes).toEqual([{ line: 1, field: "number", with: "other-product" }]);
    expect(
      (
        await put(shop, [
          { ...balm, size: "200 g" },
          { ...oil, number: null },
        ])
      ).clashes,
    ).toEqual([]);

    const seller = { name: "Aranya Herbs and Sons", address: null, state: "Maharashtra", gstin: "27AAAAA0000A1Z2" };
    expect((await put(shop, [{ ...balm, seller }, oil])).clashes).toEqual([
      { line: 2, field: "seller", with: "line-before", seller: "Aranya Herbs and Sons" },
      { line: 1, field: "seller", with: "other-product", seller: "Aranya Herbs" },
    ]);
  });

  it("takes another name of a seller with all the seller's products, however many batches they fill", async () => {
    const shop = await opened();
    const goods = ["Balm", "Oil", "Tea", "Rub", "Gel"].map((title) => aProduct(title));
    await put(shop, goods);
    const seller = { name: "Aranya Herbs and Sons", address: null, state: "Maharashtra", gstin: "27AAAAA0000A1Z2" };
    expect(
      await put(
        shop,
        goods.map((product) => ({ ...product, seller })),
      ),
    ).toMatchObject({ changed: 5, clashes: [] });
  });

  it("has what names no seller offered by nobody, and keeps what it would cost", async () => {
    const shop = await opened();
    const balm = aProduct("Balm", { seller: null, categories: ["Ayurveda"] });
    await put(shop, [balm, aProduct("Oil", { categories: ["Ayurveda"], offer: { price: paise(9_900), stock: 1 } })]);
    expect((await allOf(shop)).find(({ id }) => id === balm.id)).toEqual(balm);
    expect(await shop.catalogue.productWithSlug("balm")).toMatchObject({ offer: null });
    expect(await shop.catalogue.productsWithIds([balm.id])).toMatchObject([{ offer: null }]);
    const found = async (narrowing: Partial<typeof UNNARROWED>, order: "popular" | "price-falling" = "popular") =>
      titles(
        (
          await shop.catalogue.find(
            { on: { kind: "category", name: "Ayurveda" }, narrowing: { ...UNNARROWED, ...narrowing } },
            { order, after: null, limit: 9 },
          )
        )?.products,
      );
    expect(await found({ traits: ["in-stock"] })).toEqual(["Oil"]);
    expect(await found({ price: { least: paise(1), most: null } })).toEqual(["Oil"]);
    expect(await found({}, "price-falling")).toEqual(["Oil", "Balm"]);

    await put(shop, [{ ...balm, seller: aProduct("Oil").seller }]);
    expect(await found({ traits: ["in-stock"] })).toEqual(["Balm", "Oil"]);
  });

  it("counts what is as it was, which shares no id with a line behind it either", async () => {
    const shop = await opened();
    const gone = aProduct("Gone", { status: "inactive", categories: ["Retired"] });
    const all = [
      ...products,
      gone,
      aProduct("Amla", { number: "N-1", images: ["https://elsewhere.example/x.jpg"], brandLogo: "/s.svg", arrived: day("2026-01-31") }),
    ];
    await put(shop, all);
    expect(await put(shop, all)).toEqual({ added: 0, changed: 0, unchanged: all.length, clashes: [] });
    const [first = gone, second = gone] = all;
    const mixed = [
      first,
      { ...second, size: "another" },
      aProduct("New"),
      { ...first, title: "Twice" },
      aProduct("Soap", { slug: first.slug }),
    ];
    expect(await put(shop, mixed)).toEqual({
      added: 1,
      changed: 1,
      unchanged: 1,
      clashes: [
        { line: 4, field: "id", with: "line-before" },
        { line: 5, field: "slug", with: "line-before" },
      ],
    });
    expect(await allOf(shop)).toEqual([...all.with(1, { ...second, size: "another" }), aProduct("New")]);
  });

  it("keeps an inactive product out of every collection, and puts it back when it is active again", async () => {
    const shop = await opened();
    const balm = aProduct("Balm");
    await put(shop, [balm, aProduct("Oil")]);
    await put(shop, [{ ...balm, status: "inactive" }]);
    expect(titles((await collectionOf(shop, "Ayurveda"))?.products)).toEqual(["Oil"]);
    expect((await collectionOf(shop, "Ayurveda"))?.count).toEqual({ kind: "exactly", products: 1 });
    expect(await shop.catalogue.productsMatching("balm", { limit: 9, without: null })).toEqual([]);
    expect((await shop.catalogue.productWithSlug("balm"))?.status).toBe("inactive");
    await put(shop, [balm]);
    expect(titles((await collectionOf(shop, "Ayurveda"))?.products)).toEqual(["Balm", "Oil"]);
  });

  it("leaves everything as it was where that is decided, and writes down only what is kept", async () => {
    const shop = await opened();
    await put(shop, products);
    const [stored] = await shop.log.list({ subject, before: null, limit: 1 });
    expect(stored).toMatchObject({ at: now, who: "kabir", details: { file: "goods" } });
    expect(await put(shop, [aProduct("Triphala Churna", { title: "Other" }), aProduct("New")], drop)).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
      clashes: [],
    });
    expect(await allOf(shop)).toEqual(products);
    expect((await shop.catalogue.categories()).find(({ slug }) => slug === "ayurveda")?.products).toBe(3);
    expect(await shop.log.list({ subject, before: null, limit: 1 })).toEqual([stored]);
  });

  it("leaves everything as it was where the file ends in a fault", async () => {
    const shop = await opened();
    await put(shop, products);
    const broken = async function* () {
      yield [wholeProduct(1, aProduct("New"))];
      throw new RangeError("torn");
    };
    await expect(shop.intake.put(broken(), untold, keep)).rejects.toThrow("torn");
    expect(await allOf(shop)).toEqual(products);
  });

  it("tells what clashes with a line before it or with the shop, and leaves that out", async () => {
    const shop = await opened();
    await put(shop, [aProduct("Balm")]);
    const second = [
      aProduct("Oil"),
      aProduct("Oil", { title: "Oil again", slug: "oil-2" }),
      aProduct("Soap", { slug: "oil" }),
      aProduct("Tea", { slug: "balm" }),
      aProduct("Rose"),
      aProduct("Rose", { title: "Rose again", slug: "rose-2" }),
      aProduct("Amla", { slug: "rose" }),
    ];
    expect(await put(shop, second)).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      clashes: [
        { line: 2, field: "id", with: "line-before" },
        { line: 3, field: "slug", with: "line-before" },
        { line: 4, field: "slug", with: "other-product" },
        { line: 6, field: "id", with: "line-before" },
        { line: 7, field: "slug", with: "line-before" },
      ],
    });
    expect(titles(await allOf(shop))).toEqual(["Balm", "Oil", "Rose"]);
  });

  it("has those who put at the same time wait, and loses nothing", async () => {
    const shop = await opened();
    const lots = Array.from({ length: 5 }, (__, lot) => Array.from({ length: 7 }, (___, n) => aProduct(`Balm ${lot} ${n}`)));
    const answers = await Promise.all([...lots, ...lots].map((lot) => put(shop, lot)));
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(35);
    expect(answers.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(35);
    expect((await collectionOf(shop, "Ayurveda"))?.count).toEqual({ kind: "exactly", products: 35 });
  });
});

/** Categories stand in the order in which they were named first; a change names none anew. */
function byFirstNaming(categories: readonly { readonly slug: string }[]) {
  const places = new Map(categories.map(({ slug }, place) => [slug, place]));
  return ([a]: readonly (string | number)[], [b]: readonly (string | number)[]) =>
    (places.get(String(a)) ?? 0) - (places.get(String(b)) ?? 0);
}

describe("the goods-in of a database", () => {
  it("writes nothing for what is as it was", async () => {
    await db.transaction().execute(emptied);
    const shop = { intake: postgresCatalogueIntake(db), catalogue: postgresCatalogue(db), log: postgresAuditLog(db) };
    const written = async () =>
      (
        await sql`select 'product', xmin::text from product union all select 'shelf', xmin::text from shelf union all select 'part', xmin::text from shelf_part
          union all select 'facet', xmin::text from shelf_facet union all select 'spelling', xmin::text from word_spelling order by 1, 2`.execute(
          db,
        )
      ).rows;
    await put(shop, products);
    const before = await written();
    await put(shop, products);
    expect(await written()).toEqual(before);
    await put(shop, [{ ...aProduct("Triphala Churna"), title: "Amla Powder" }]);
    expect(await written()).not.toEqual(before);
  });

  it("is unavailable, not defective, where nobody answers", async () => {
    const nowhere = openDatabase({ connectionString: "postgres://niramaya@localhost:9/niramaya" });
    const intake = postgresCatalogueIntake(nowhere);
    await expect(intake.put(inBatches([]), untold, keep)).rejects.toBeInstanceOf(PortUnavailable);
    await expect(intake.all()[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(PortUnavailable);
    await nowhere.destroy();
  });
});
