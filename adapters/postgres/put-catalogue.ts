import { sql } from "kysely";
import { categorySlug } from "#core/catalogue/category.ts";
import { standingOn } from "#core/catalogue/standing.ts";
import { rowOf } from "./product-row.ts";
import type { Insertable } from "kysely";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "./database.ts";
import type { ProductRow, ShelvedRow } from "./tables.ts";

/**
 * Adds products behind those that are kept: the order is their popularity, and the order of categories in the menus.
 *
 * Part of a transaction of the caller: the products, their places on shelves and the shelves' counts change together.
 */
export async function putProducts(trx: Database, products: readonly ProductDetails[]): Promise<void> {
  const { last } = await trx
    .selectFrom("product")
    .select(({ fn }) => fn.coalesce(fn.max("rank"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  const ranked = products.map((product, index) => ({ product, rank: last + 1 + index }));
  await insertAll<ProductRow>(
    trx,
    "product",
    ranked.map(({ product, rank }) => rowOf(product, rank)),
  );

  const shelves = await shelvesFor(trx, products);
  const active = ranked.filter(({ product }) => product.status === "active");
  await insertAll<ShelvedRow>(
    trx,
    "shelved",
    active.flatMap(({ product, rank }) => {
      const standings = {
        popular: rank,
        price_rising: standingOn("price-rising", product),
        price_falling: standingOn("price-falling", product),
        saving: standingOn("saving", product),
      };
      return shelvesOf(product).map((slug) => ({ shelf: idOf(shelves, slug), product: product.id, ...standings }));
    }),
  );
  await sql`update shelf set products = (select count(*) from shelved where shelved.shelf = shelf.id)`.execute(trx);
}

const shelvesOf = ({ categories }: ProductDetails): readonly string[] => [...new Set(["", ...categories.map(categorySlug)])];

function idOf(shelves: ReadonlyMap<string, number>, slug: string): number {
  const id = shelves.get(slug);
  if (id === undefined) throw new TypeError(`no shelf ${slug}`);
  return id;
}

/** The ids of the whole shop's shelf, under "", and of every category's, which are made where they are missing. */
async function shelvesFor(trx: Database, products: readonly ProductDetails[]): Promise<ReadonlyMap<string, number>> {
  const titles = new Map(products.flatMap(({ categories }) => categories).map((title) => [categorySlug(title), title.trim()]));
  const { last } = await trx
    .selectFrom("shelf")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  const rows = [...titles].map(([slug, title], index) => ({
    kind: "category" as const,
    slug,
    title,
    position: last + 1 + index,
    products: 0,
  }));
  if (rows.length > 0)
    await trx
      .insertInto("shelf")
      .values(rows)
      .onConflict((kept) => kept.columns(["kind", "slug"]).doNothing())
      .execute();
  const shelves = await trx.selectFrom("shelf").select(["id", "slug"]).execute();
  return new Map(shelves.map(({ id, slug }) => [slug, id]));
}

/** Many rows in one statement with one parameter, however many columns they have. */
async function insertAll<Row>(trx: Database, table: string, rows: readonly Insertable<Row>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1_000) {
    const some = JSON.stringify(rows.slice(from, from + 1_000));
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${some})`.execute(trx);
  }
}
