import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { reindex } from "#adapters/postgres/search/reindex.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const whole = { on: null, narrowing: UNNARROWED };
const front = { order: "popular", after: null, limit: 10 } as const;

/** All that follows from the products. */
async function derived(db: Database): Promise<unknown> {
  const { rows } = await sql`select kind, slug, title, products, sound, logo,
      (select array_agg(part || ':' || members order by part) from shelf_part where shelf = shelf.id) as members,
      (select array_agg(facet.kind || facet.slug || f.products order by facet.kind, facet.slug) from shelf_facet f join shelf facet on facet.id = f.facet
        where f.shelf = shelf.id and f.products > 0) as facets
    from shelf where products > 0 order by kind, slug`.execute(db);
  return rows;
}

it("a shop whose products are in no set yet has them in sets, counted and found, after the next start", async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  await sql`update catalogue_state set version = 0`.execute(db);
  for (const [place, { id, slug, title, status, price, category, hindi }] of [
    { id: "p1", slug: "triphala", title: "Triphala", status: true, price: 9_900, category: "Ayurveda", hindi: "त्रिफला" },
    { id: "p2", slug: "old-balm", title: "Old Balm", status: false, price: 100, category: "Ayurveda", hindi: null },
    { id: "p3", slug: "tulsi", title: "Tulsi", status: true, price: 4_900, category: "Ayurveda", hindi: "तुलसी" },
  ].entries())
    await sql`insert into product (id, rank, slug, title, information, categories, gst, is_active, minimum_quantity, weight, price, stock, cash_on_delivery, form, size, sub_category, tags, concerns, hsn, hindi, is_consumable, seller_name, seller_state, seller_gstin)
      values (${id}, ${place + 1}, ${slug}, ${title}, ${JSON.stringify(aProduct(title).information)}, ${[category]}, 5, ${status}, 1, 100, ${price}, 3, true, 'tin', '100 g', 'Churna', '{herb}', '{Sleep}', '3004', ${hindi}, true, 'Aranya Herbs', 'Maharashtra', '27AAAAA0000A1Z2')`.execute(
      db,
    );
  await sql`insert into shelf (kind, slug, title, position, products) values ('category', 'ayurveda', 'Ayurveda', 1, 2)`.execute(db);

  await migrate(db, "here", jobKinds);

  const catalogue = postgresCatalogue(db);
  const found = await catalogue.find(
    { on: { kind: "category", name: "Ayurveda" }, narrowing: UNNARROWED },
    { ...front, order: "price-rising" },
  );
  expect(found?.products.map(({ title }) => title)).toEqual(["Tulsi", "Triphala"]);
  expect(found?.count).toEqual({ kind: "exactly", products: 2 });
  expect((await catalogue.productsMatching("tulasi", { limit: 9, without: null })).map(({ title }) => title)).toEqual(["Tulsi"]);
  expect((await catalogue.productWithSlug("old-balm"))?.status).toBe("inactive");
  expect((await catalogue.filters(whole))?.concerns).toEqual([{ slug: "sleep", title: "Sleep", count: { kind: "exactly", products: 2 } }]);
});

it("what follows from the products is the same whether it was kept or is made anew, by several at once", async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  await db.transaction().execute((trx) => putProducts(trx, products));
  const changed = products.map((product, place) =>
    aProduct(product.title, { ...product, tags: ["new"], status: place % 2 === 0 ? "active" : "inactive" }),
  );
  await db.transaction().execute((trx) => putProducts(trx, changed));
  const stored = await derived(db);
  await sql`update catalogue_state set version = 0`.execute(db);
  await Promise.all([1, 2, 3].map(() => reindex(db)));
  expect(await derived(db)).toEqual(stored);
});
