import { collectionSlug } from "#core/catalogue/category.ts";
import { searchedWords } from "#core/search/search-words.ts";
import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { safetyFactsOf } from "#core/catalogue/safety-facts.ts";
import { isNarrowed, UNNARROWED } from "#core/catalogue/collection.ts";
import { LARGEST_AMOUNT } from "#core/shared/money.ts";
import { filtersWithin, filtersOf } from "#adapters/postgres/search/filters.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { findFirst, findPage } from "#adapters/postgres/search/find-products.ts";
import { priceCoverOf } from "#adapters/postgres/search/price-steps.ts";
import { detailedColumns, OTHER_SIZES, RATED, ratedProductIn, listedColumns, shownProductIn } from "./product-row.ts";
import { productSetKey } from "#adapters/postgres/search/product-sets.ts";
import { rowsOf, sharedRowsOf } from "#adapters/postgres/engine/rows.ts";
import { setCache } from "#adapters/postgres/search/set-cache.ts";
import { querySets } from "#adapters/postgres/search/vocabulary.ts";
import type { Catalogue, ProductFilter } from "#core/catalogue/catalogue.port.ts";
import type { ProductDetails, RatedProduct } from "#core/catalogue/product.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { Narrowing, Collection, CollectionKind, CollectionName, SortOrder } from "#core/catalogue/collection.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ProductSearch } from "#adapters/postgres/search/find-products.ts";
import type { RatedRow, ShownRow } from "./product-row.ts";
import type { ProductSet } from "#adapters/postgres/search/product-sets.ts";
import type { AnyOfSets, SetSize } from "#adapters/postgres/search/match-sets.ts";
import type { SetCache } from "#adapters/postgres/search/set-cache.ts";
import type { QuerySets } from "#adapters/postgres/search/vocabulary.ts";

export function postgresCatalogue(db: Database, shown = ownPictures): Catalogue {
  const shop = { db, memory: setCache(db), shown };
  return namingOutages("catalogue", {
    categories: () => rowsOf<Collection>(db, CATEGORIES, []),

    brands: () =>
      db.selectFrom("shelf").select(["slug", "title", "products", "logo"]).where("kind", "=", "brand").where("products", ">", 0).execute(),

    async collection(name) {
      const collection = await collectionNamed(db, name);
      return collection === null ? null : entryOf(collection);
    },

    async collectionsBeside(name, kind) {
      const collection = await collectionNamed(db, name);
      if (collection === null) return null;
      return rowsOf<Collection>(db, BESIDE, [collection.id, kind]);
    },

    async find(wanted, place) {
      const collection = await collectionWanted(db, wanted);
      if (collection === null) return null;
      const { ranks, next, count } = await findPage(db, await soughtBy(shop, collection, wanted.narrowing, place.order), place);
      return { collection: wanted.on === null ? null : entryOf(collection), count, products: await productsRanked(shop, ranks), next };
    },

    async filters(wanted) {
      const collection = await collectionWanted(db, wanted);
      if (collection === null) return null;
      const sought = await soughtBy(shop, collection, wanted.narrowing, "popular");
      return sought.stored === null ? filtersWithin(db, sought) : filtersOf(db, collection);
    },

    async productWithSlug(slug) {
      const [row] = await rowsOf<ShownRow>(db, WITH_SLUG, [slug]);
      return row === undefined ? null : shownProductIn(row, shown);
    },

    async productsWithIds(ids) {
      const rows = await rowsOf<RatedRow>(db, WITH_IDS, [ids]);
      const known = new Map(rows.map((row) => [row.id, ratedProductIn(row, shown)]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    async safetyFactsOf(ids) {
      const rows = await rowsOf<SafetyRow>(db, SAFETY_FACTS, [ids]);
      const known = new Map(
        rows.map(({ id, title, hindi, isConsumable, ...information }) => [
          id,
          safetyFactsOf({ id, title, hindi, isConsumable, information }),
        ]),
      );
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    async productsMatching(words, { limit, without }) {
      if (searchedWords(words).length === 0) return [];
      const sought = await soughtBy(shop, WHOLE_SHOP, { ...UNNARROWED, words }, "popular");
      const ranks = await findFirst(db, sought, limit + (without === null ? 0 : 1));
      return (await productsRanked(shop, ranks)).filter(({ id }) => id !== without).slice(0, limit);
    },
  });
}

type Shop = { readonly db: Database; readonly memory: SetCache; readonly shown: ShownPictures };

/** With the number of products that the shop had at a revision. */
type StoredCollection = Collection & {
  readonly id: number;
  readonly isWholeShop: boolean;
  readonly shop: number | null;
  readonly revision: string | null;
};

const entryOf = ({ slug, title, products }: StoredCollection) => ({ slug, title, products });

const collectionNamed = (db: Database, { kind, name }: CollectionName): Promise<StoredCollection | null> =>
  collectionWith(db, kind, collectionSlug(name));

/** The whole shop where no other is wanted; narrowed, it need not be known how much it holds. */
const collectionWanted = async (db: Database, { on, narrowing }: ProductFilter): Promise<StoredCollection | null> =>
  on !== null ? collectionNamed(db, on) : isNarrowed(narrowing) ? WHOLE_SHOP : collectionWith(db, "shop", "");

const WHOLE_SHOP: StoredCollection = { id: 0, slug: "", title: "", products: 0, isWholeShop: true, shop: null, revision: null };

async function collectionWith(db: Database, kind: CollectionKind | "shop", slug: string): Promise<StoredCollection | null> {
  const [collection] = await sharedRowsOf<Omit<StoredCollection, "isWholeShop">>(db, COLLECTION_WITH, [kind, slug]);
  return collection === undefined ? null : { ...collection, isWholeShop: kind === "shop" };
}

async function soughtBy(
  { db, memory }: Shop,
  collection: StoredCollection,
  narrowing: Narrowing,
  order: SortOrder,
): Promise<ProductSearch> {
  const own = collection.isWholeShop ? [] : [[collection]];
  if (!isNarrowed(narrowing)) {
    const { shop, revision, products: stored } = collection;
    const whole = { groups: own, called: [], price: null, stored, shop };
    if (own.length === 0 || order === "popular" || revision === null) return { ...whole, members: null, steps: nobodyKnows };
    return { ...whole, members: await memory.membersOf([collection.id], revision), steps: (by) => memory.stepsAt(revision, by) };
  }
  const [{ required, called, shop }, { chosen, price, revision, ...narrowed }] = await Promise.all([
    narrowing.words === null ? NOTHING_TYPED : querySets(db, narrowing.words),
    narrowedBy(db, narrowing),
  ]);
  const nothing = narrowing.words !== null && required.length === 0 ? [[]] : [];
  const groups = [...own, ...required, ...chosen, ...nothing];
  const all = [...groups, ...(price === null ? [] : [price.within, price.across])];
  const meets = all.length > 1 && narrowing.words === null && revision !== null; // Words are too many to be kept in memory.
  return {
    groups,
    called,
    price,
    stored: null,
    shop: shop ?? narrowed.shop,
    steps: (order) => (meets ? memory.stepsAt(revision, order) : nobodyKnows()),
    members: meets ? await memory.membersOf([...new Set(all.flatMap((group) => group.map(({ id }) => id)))], revision) : null,
  };
}

const NOTHING_TYPED: QuerySets = { required: [], called: [], shop: null };

const nobodyKnows = async (): Promise<null> => null;

type Narrowed = Pick<ProductSearch, "price" | "shop"> & { readonly chosen: readonly AnyOfSets[]; readonly revision: string | null };

/** The sets of what was chosen: one of each list, every trait; the prices themselves only where their sets do not say it all. */
async function narrowedBy(db: Database, { brands, forms, concerns, traits, price }: Narrowing): Promise<Narrowed> {
  const cover = price.least === null && price.most === null ? null : priceCoverOf(price);
  const lists = [
    ...[named("brand", brands), named("form", forms), named("concern", concerns)].filter((list) => list.length > 0),
    ...traits.map((trait) => named("trait", [trait])),
    ...(cover?.across.length === 0 ? [cover.within] : []),
  ];
  const slugs = [SHOP, ...lists.flat(), ...(cover?.within ?? []), ...(cover?.across ?? [])];
  if (lists.length === 0 && cover === null) return { chosen: [], price: null, shop: null, revision: null };
  const rows = await rowsOf<SetSize & Slug & { readonly revision: string }>(db, SETS_WITH, [
    slugs.map(({ kind }) => kind),
    slugs.map(({ slug }) => slug),
  ]);
  const known = new Map(rows.map((row) => [productSetKey(row), row]));
  const groupOf = (list: readonly Slug[]): AnyOfSets => [...new Set(list.flatMap((set) => known.get(productSetKey(set)) ?? []))];
  return {
    chosen: lists.map(groupOf),
    price:
      cover === null || cover.across.length === 0
        ? null
        : { least: price.least ?? 0, most: price.most ?? LARGEST_AMOUNT, within: groupOf(cover.within), across: groupOf(cover.across) },
    shop: known.get(productSetKey(SHOP))?.products ?? null,
    revision: rows[0]?.revision ?? null,
  };
}

type Slug = Pick<ProductSet, "kind" | "slug">;

const SHOP: Slug = { kind: "shop", slug: "" };

const named = (kind: ProductSet["kind"], names: readonly string[]): readonly Slug[] =>
  names.map((name) => ({ kind, slug: collectionSlug(name) }));

async function productsRanked({ db, shown }: Pick<Shop, "db" | "shown">, ranks: readonly number[]): Promise<readonly RatedProduct[]> {
  if (ranks.length === 0) return [];
  const rows = await rowsOf<RatedRow & { readonly rank: number }>(db, RANKED, [ranks]);
  const known = new Map(rows.map((row) => [row.rank, ratedProductIn(row, shown)]));
  return ranks.flatMap((rank) => known.get(rank) ?? []);
}

const COLLECTION_WITH = {
  name: "shelf",
  text: `select id, slug, title, products, (select products from shelf where kind = 'shop' and slug = '') as shop,
    (select revision from catalogue_state) as revision from shelf where kind = $1 and slug = $2`,
};
/** Each is looked up: whoever joins reads every row, most of which are words. */
const SETS_WITH = {
  name: "shelves",
  text: `select found.*, (select revision from catalogue_state) as revision from (select distinct kind, slug from unnest($1::text[], $2::text[]) all_asked (kind, slug)) asked
    cross join lateral (select id, kind, slug, products from shelf where shelf.kind = asked.kind and shelf.slug = asked.slug offset 0) found`,
};
const CATEGORIES = {
  name: "categories",
  text: "select slug, title, products from shelf where kind = 'category' order by position",
};
const BESIDE = {
  name: "shelves beside",
  text: `select beside.slug, beside.title, shelf_facet.products
    from shelf_facet cross join lateral (select slug, title from shelf where id = facet and kind = $2 offset 0) beside
    where shelf = $1 and shelf_facet.products > 0 order by beside.slug collate "C"`,
};
const RANKED = {
  name: "products by rank",
  text: `select rank, ${listedColumns.join(", ")}, ${RATED} from product where rank = any($1::int[])`,
};
const WITH_IDS = {
  name: "products by id",
  text: `select ${listedColumns.join(", ")}, ${RATED} from product where id = any($1::text[])`,
};
type SafetyRow = Pick<ProductDetails, "id" | "title" | "hindi" | "isConsumable"> & Parameters<typeof safetyFactsOf>[0]["information"];
const SAFETY_FACTS = {
  name: "safety facts by id",
  text: `select id, title, hindi, is_consumable as "isConsumable", information->'genericName' as "genericName",
    information->>'botanicalName' as "botanicalName", information->'ingredients' as ingredients,
    information->'cautions' as cautions, information->'allergens' as allergens
    from product where id = any($1::text[])`,
};
const WITH_SLUG = {
  name: "product by slug",
  text: `select ${detailedColumns.join(", ")}, ${OTHER_SIZES} as sizes from product where slug = $1`,
};
