import { sql } from "kysely";
import { shelfSlug } from "#core/catalogue/category.ts";
import { PRICE_BANDS } from "#core/catalogue/filters.ts";
import { searchedWords } from "#core/catalogue/searched-text.ts";
import { UNNARROWED } from "#core/catalogue/shelf.ts";
import { LARGEST_AMOUNT } from "#core/shared/money.ts";
import { filtersLeaving, filtersOf } from "./filters.ts";
import { namingOutages } from "./database.ts";
import { foremost, foundBy } from "./found.ts";
import { detailedColumns, productDetailsIn, shelfColumns, shelfProductIn } from "./product-row.ts";
import { rowsOf } from "./rows.ts";
import { meantBy } from "./vocabulary.ts";
import type { Catalogue, Wanted } from "#core/catalogue/catalogue.port.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";
import type { Narrowing, ShelfEntry, ShelfKind, ShelfName } from "#core/catalogue/shelf.ts";
import type { Database } from "./database.ts";
import type { Sought } from "./found.ts";
import type { DetailedRow, ShelfRow } from "./product-row.ts";
import type { Group } from "./matching.ts";

export const postgresCatalogue = (db: Database): Catalogue =>
  namingOutages("catalogue", {
    categories: () =>
      db.selectFrom("shelf").select(["slug", "title", "products"]).where("kind", "=", "category").orderBy("position").execute(),

    brands: () =>
      db.selectFrom("shelf").select(["slug", "title", "products", "logo"]).where("kind", "=", "brand").where("products", ">", 0).execute(),

    async shelf(name) {
      const shelf = await shelfNamed(db, name);
      return shelf === null ? null : entryOf(shelf);
    },

    async shelvesBeside(name, kind) {
      const shelf = await shelfNamed(db, name);
      if (shelf === null) return null;
      return rowsOf<ShelfEntry>(db, BESIDE, [shelf.id, kind]);
    },

    async find(wanted, place) {
      const shelf = await shelfWanted(db, wanted);
      if (shelf === null) return null;
      const { ranks, next, count } = await foundBy(db, await soughtBy(db, shelf, wanted.narrowing), place);
      return { shelf: wanted.on === null ? null : entryOf(shelf), count, products: await productsRanked(db, ranks), next };
    },

    async filters(wanted) {
      const shelf = await shelfWanted(db, wanted);
      if (shelf === null) return null;
      const sought = await soughtBy(db, shelf, wanted.narrowing);
      return sought.stored === null ? filtersLeaving(db, sought) : filtersOf(db, shelf);
    },

    async productWithSlug(slug) {
      const [row] = await rowsOf<DetailedRow>(db, WITH_SLUG, [slug]);
      return row === undefined ? null : productDetailsIn(row);
    },

    async productsWithIds(ids) {
      const rows = await rowsOf<ShelfRow>(db, WITH_IDS, [ids]);
      const known = new Map(rows.map((row) => [row.id, shelfProductIn(row)]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    async productsMatching(words, { limit, without }) {
      if (searchedWords(words).length === 0) return [];
      const sought = await soughtBy(db, WHOLE_SHOP, { ...UNNARROWED, words });
      const ranks = await foremost(db, sought, limit + (without === null ? 0 : 1));
      return (await productsRanked(db, ranks)).filter(({ id }) => id !== without).slice(0, limit);
    },
  });

type Shelf = ShelfEntry & { readonly id: number; readonly isWholeShop: boolean };

const entryOf = ({ slug, title, products }: Shelf) => ({ slug, title, products });

const shelfNamed = (db: Database, { kind, name }: ShelfName): Promise<Shelf | null> => shelfWith(db, kind, shelfSlug(name));

/** The whole shop where no other is wanted; narrowed, it need not be known how much it holds. */
const shelfWanted = async (db: Database, { on, narrowing }: Wanted): Promise<Shelf | null> =>
  on !== null ? shelfNamed(db, on) : isNarrowed(narrowing) ? WHOLE_SHOP : shelfWith(db, "shop", "");

const WHOLE_SHOP: Shelf = { id: 0, slug: "", title: "", products: 0, isWholeShop: true };

const isNarrowed = ({ words, brands, forms, concerns, traits, price }: Narrowing): boolean =>
  words !== null || price.least !== null || price.most !== null || [brands, forms, concerns, traits].some((list) => list.length > 0);

async function shelfWith(db: Database, kind: ShelfKind | "shop", slug: string): Promise<Shelf | null> {
  const [shelf] = await rowsOf<Omit<Shelf, "isWholeShop">>(db, SHELF_WITH, [kind, slug]);
  return shelf === undefined ? null : { ...shelf, isWholeShop: kind === "shop" };
}

async function soughtBy(db: Database, shelf: Shelf, narrowing: Narrowing): Promise<Sought> {
  const standing = shelf.isWholeShop ? [] : [[shelf]];
  if (!isNarrowed(narrowing)) return { groups: standing, begun: null, price: null, stored: shelf.products };
  const typed = searchedWords(narrowing.words ?? "");
  const [meant, chosen] = await Promise.all([typed.length === 0 ? [] : meantBy(db, typed), chosenBy(db, narrowing)]);
  const nothing = narrowing.words !== null && typed.length === 0 ? [[]] : [];
  const { bands, price } = await pricedAt(db, narrowing.price);
  return {
    groups: [...standing, ...meant.map(({ found }) => found), ...chosen, ...nothing, ...bands],
    begun: meant[0]?.begun ?? null,
    price,
    stored: null,
  };
}

/** The bands that prices lie in; the prices themselves only where bands do not say it all. */
async function pricedAt(
  db: Database,
  { least, most }: Narrowing["price"],
): Promise<{ readonly bands: readonly Group[]; readonly price: Sought["price"] }> {
  if (least === null && most === null) return { bands: [], price: null };
  const touched = PRICE_BANDS.flatMap((band, place) =>
    (band.most === null || band.most >= (least ?? 0)) && band.least <= (most ?? LARGEST_AMOUNT) ? [place] : [],
  );
  const slugs = touched.map(String);
  const band = await db
    .selectFrom("shelf")
    .select(["id", "products"])
    .where("kind", "=", "price")
    .where("slug", "=", sql<string>`any(${slugs})`)
    .execute();
  const isWhole = (least ?? 0) === PRICE_BANDS[touched[0] ?? -1]?.least && most === (PRICE_BANDS[touched.at(-1) ?? -1]?.most ?? null);
  return { bands: [band], price: isWhole ? null : { least: least ?? 0, most: most ?? LARGEST_AMOUNT } };
}

/** The shelves of what was chosen: one of each list, every trait. */
async function chosenBy(db: Database, { brands, forms, concerns, traits }: Narrowing) {
  const lists = [
    ...(
      [
        ["brand", brands],
        ["form", forms],
        ["concern", concerns],
      ] as const
    ).filter(([, names]) => names.length > 0),
    ...traits.map((trait) => ["trait", [trait]] as const),
  ];
  if (lists.length === 0) return [];
  const rows = await db
    .selectFrom("shelf")
    .select(["id", "kind", "slug", "products"])
    .where((shelf) =>
      shelf.or(lists.map(([kind, names]) => shelf.and([shelf("kind", "=", kind), shelf("slug", "in", names.map(shelfSlug))]))),
    )
    .execute();
  return lists.map(([kind, names]) => rows.filter((row) => row.kind === kind && names.some((name) => shelfSlug(name) === row.slug)));
}

async function productsRanked(db: Database, ranks: readonly number[]): Promise<readonly ShelfProduct[]> {
  if (ranks.length === 0) return [];
  const rows = await rowsOf<ShelfRow & { readonly rank: number }>(db, RANKED, [ranks]);
  const known = new Map(rows.map((row) => [row.rank, shelfProductIn(row)]));
  return ranks.flatMap((rank) => known.get(rank) ?? []);
}

const SHELF_WITH = { name: "shelf", text: "select id, slug, title, products from shelf where kind = $1 and slug = $2" };
/** Each is looked up: whoever joins reads every shelf, most of which are words. */
const BESIDE = {
  name: "shelves beside",
  text: `select beside.slug, beside.title, shelf_facet.products
    from shelf_facet cross join lateral (select slug, title from shelf where id = facet and kind = $2 offset 0) beside
    where shelf = $1 and shelf_facet.products > 0 order by beside.slug collate "C"`,
};
const RANKED = { name: "products by rank", text: `select rank, ${shelfColumns.join(", ")} from product where rank = any($1::int[])` };
const WITH_IDS = { name: "products by id", text: `select ${shelfColumns.join(", ")} from product where id = any($1::text[])` };
const WITH_SLUG = { name: "product by slug", text: `select ${detailedColumns.join(", ")} from product where slug = $1` };
