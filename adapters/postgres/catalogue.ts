import { sql } from "kysely";
import { categorySlug } from "#core/catalogue/category.ts";
import { searchedWords } from "#core/catalogue/searched-text.ts";
import { namingOutages } from "./database.ts";
import { detailedColumns, productDetailsIn, shelfColumns, shelfProductIn } from "./product-row.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { ShelfOrder } from "#core/catalogue/shelf.ts";
import type { Database } from "./database.ts";
import type { ShelvedRow } from "./tables.ts";

export const postgresCatalogue = (db: Database): Catalogue =>
  namingOutages("catalogue", {
    categories: () =>
      db.selectFrom("shelf").select(["slug", "title", "products"]).where("kind", "=", "category").orderBy("position").execute(),

    async shelf(category, { order, after, limit }) {
      const [kind, slug] = category === null ? (["shop", ""] as const) : (["category", categorySlug(category)] as const);
      const shelf = await db
        .selectFrom("shelf")
        .select(["id", "slug", "title", "products"])
        .where("kind", "=", kind)
        .where("slug", "=", slug)
        .executeTakeFirst();
      if (shelf === undefined) return null;

      const standing = standings[order];
      const last = standingIn(after);
      const rows = await db
        .selectFrom("shelved")
        .innerJoin("product", "product.id", "shelved.product")
        .select(shelfColumns)
        .select([`shelved.${standing} as standing`, "shelved.popular"])
        .where("shelved.shelf", "=", shelf.id)
        .$if(last !== null, (query) =>
          query.where(sql<boolean>`(${sql.ref(`shelved.${standing}`)}, shelved.popular) > (${last?.standing}, ${last?.popular})`),
        )
        .orderBy(`shelved.${standing}`)
        .orderBy("shelved.popular")
        .limit(limit + 1) // One more tells whether there is a next page.
        .execute();
      const page = rows.slice(0, limit);
      const end = page.at(-1);
      return {
        category: category === null ? null : { slug: shelf.slug, title: shelf.title, products: shelf.products },
        count: shelf.products,
        products: page.map(shelfProductIn),
        next: rows.length > limit && end !== undefined ? `${end.standing}.${end.popular}` : null,
      };
    },

    async productWithSlug(slug) {
      const row = await db.selectFrom("product").select(detailedColumns).where("slug", "=", slug).executeTakeFirst();
      return row === undefined ? null : productDetailsIn(row);
    },

    async productsWithIds(ids) {
      const rows = await db.selectFrom("product").select(shelfColumns).where("id", "=", sql<string>`any(${ids})`).execute();
      const known = new Map(rows.map((row) => [row.id, shelfProductIn(row)]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    async productsMatching(typed, limit) {
      const words = searchedWords(typed);
      if (words.length === 0) return [];
      const rows = await db
        .selectFrom("product")
        .select(shelfColumns)
        .where("is_active", "=", true)
        .where((searched) => searched.and(words.map((word) => searched("searched", "like", `%${literally(word)}%`))))
        .orderBy(sql`searched like ${`${literally(words.join(" "))}%`}`, "desc")
        .orderBy("rank")
        .limit(limit)
        .execute();
      return rows.map(shelfProductIn);
    },
  });

const standings = {
  popular: "popular",
  "price-rising": "price_rising",
  "price-falling": "price_falling",
  saving: "saving",
} as const satisfies Record<ShelfOrder, keyof ShelvedRow>;

/** The place behind a product, as `next` said it; null where the text is none. */
function standingIn(after: string | null): { readonly standing: number; readonly popular: number } | null {
  const [, standing, popular] = /^(-?\d{1,15})\.(\d{1,9})$/.exec(after ?? "") ?? [];
  return standing === undefined || popular === undefined ? null : { standing: Number(standing), popular: Number(popular) };
}

/** A word in which nothing stands for other letters. */
const literally = (word: string): string => word.replace(/[\\%_]/g, "\\$&");
