import { collectionSlug } from "#core/catalogue/category.ts";
import { queryMeaning } from "#core/search/query-meaning.ts";
import { mainWords, nameWords, searchWords } from "#adapters/memory/search/product-words.ts";
import { memoryVocabulary } from "#adapters/memory/search/vocabulary.ts";
import { COUNTED, isNarrowed, UNNARROWED } from "#core/catalogue/collection.ts";
import { isOtherSize, MOST_SIZES, sizeOf, withSizes } from "#core/catalogue/sold-sizes.ts";
import { asSold } from "#core/catalogue/product.ts";
import { safetyFactsOf } from "#core/catalogue/safety-facts.ts";
import { firstPicture, ownPictures } from "#core/catalogue/shown-pictures.ts";
import { newestSortKey, sortKeyOf } from "#core/catalogue/sort-key.ts";
import { traitsOf } from "#core/catalogue/filters.ts";
import { ratingOf } from "#core/reviews/review-summary.ts";
import { summaryIn } from "#adapters/memory/reviews/reviews.ts";
import { filtersAmong, collectionTitlesOf, collectionsAmong } from "./collections.ts";
import type { Catalogue, ProductFilter } from "#core/catalogue/catalogue.port.ts";
import type { Narrowing, Collection, CollectionName, SortOrder } from "#core/catalogue/collection.ts";
import type { ProductDetails, RatedProduct, ListedProduct } from "#core/catalogue/product.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryCatalogue = (memory: Memory): Catalogue => {
  const active = () => memory.products.filter(({ status }) => status === "active").map(asSold);
  const collectionNamed = ({ kind, name }: CollectionName): Collection | null =>
    collectionsAmong(kind, active(), kind === "category" ? memory.products : active()).find(({ slug }) => slug === collectionSlug(name)) ??
    null;
  const productsOn = (on: ProductFilter["on"]) =>
    on === null
      ? active()
      : active().filter((product) =>
          collectionTitlesOf(on.kind, product).some((title) => collectionSlug(title) === collectionSlug(on.name)),
        );
  /** What is wanted, in that order; of what was searched for, the nearest first. */
  const found = async ({ on, narrowing }: ProductFilter, order: SortOrder): Promise<readonly ProductDetails[]> => {
    const fitting = productsOn(on).filter((product) => fits(narrowing, product));
    const searched = narrowing.words === null ? fitting : await nearest(narrowing.words, active(), fitting);
    const ranks = new Map(memory.products.map(({ id }, place) => [id, place + 1]));
    const rankOf = (product: ProductDetails) => ranks.get(product.id) ?? 0;
    switch (order) {
      case "popular":
        return searched;
      case "newest":
        return searched.toSorted((a, b) => newestSortKey(a, rankOf(a)) - newestSortKey(b, rankOf(b)) || rankOf(a) - rankOf(b));
      default:
        return searched.toSorted((a, b) => sortKeyOf(order, a) - sortKeyOf(order, b) || rankOf(a) - rankOf(b));
    }
  };

  return {
    categories: async () => collectionsAmong("category", active(), memory.products),

    brands: async () =>
      collectionsAmong("brand", active(), active()).map((entry) => ({
        ...entry,
        logo:
          active().findLast(({ brand, brandLogo }) => brandLogo !== null && collectionSlug(brand ?? "") === entry.slug)?.brandLogo ?? null,
      })),

    collection: async (name) => collectionNamed(name),

    async collectionsBeside(name, kind) {
      if (collectionNamed(name) === null) return null;
      const sharing = productsOn(name);
      return collectionsAmong(kind, sharing, active())
        .filter(({ products }) => products > 0)
        .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    },

    async find(wanted, { order, after, limit }) {
      const collection = wanted.on === null ? null : collectionNamed(wanted.on);
      if (wanted.on !== null && collection === null) return null;
      const all = await found(wanted, order);
      const from = 1 + all.findIndex((product) => product.id === after);
      const products = all.slice(from, from + limit);
      return {
        collection,
        count:
          isNarrowed(wanted.narrowing) && all.length > COUNTED
            ? { kind: "at-least", products: COUNTED }
            : { kind: "exactly", products: all.length },
        products: products.map((product) => ratedProduct(memory, product)),
        next: from + limit < all.length ? (products.at(-1)?.id ?? null) : null,
      };
    },

    async filters(wanted) {
      if (wanted.on !== null && collectionNamed(wanted.on) === null) return null;
      const all = await found(wanted, "popular");
      const counted = isNarrowed(wanted.narrowing) ? all.slice(0, COUNTED) : all;
      return filtersAmong(counted, counted.length < all.length ? "at-least" : "exactly", active());
    },

    async productWithSlug(slug) {
      const product = memory.products.find((one) => one.slug === slug);
      if (product === undefined) return null;
      const others = active().filter((other) => isOtherSize(product, other));
      return withSizes({ ...asSold(product), images: memory.shownPictures(product.images) }, others.slice(0, MOST_SIZES).map(sizeOf));
    },

    async productsWithIds(ids) {
      const known = new Map(memory.products.map((product) => [product.id, ratedProduct(memory, product)]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    async safetyFactsOf(ids) {
      const known = new Map(memory.products.map((product) => [product.id, safetyFactsOf(product)]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    productsMatching: async (words, { limit, without }) =>
      (await found({ on: null, narrowing: { ...UNNARROWED, words } }, "popular"))
        .filter(({ id }) => id !== without)
        .slice(0, limit)
        .map((product) => ratedProduct(memory, product)),
  };
};

function fits({ brands, forms, concerns, traits, price: { least, most } }: Narrowing, product: ProductDetails): boolean {
  const isOneOf = (wanted: readonly string[], names: readonly string[]) =>
    wanted.length === 0 || names.some((name) => wanted.some((one) => collectionSlug(one) === collectionSlug(name)));
  return (
    isOneOf(brands, collectionTitlesOf("brand", product)) &&
    isOneOf(forms, [product.form]) &&
    isOneOf(concerns, product.concerns) &&
    traits.every((trait) => traitsOf(product).includes(trait)) &&
    ((least === null && most === null) ||
      (product.offer !== null && product.offer.price >= (least ?? 0) && product.offer.price <= (most ?? Number.MAX_SAFE_INTEGER)))
  );
}

/** Those found by every word, of which those are in front that are called by every word. */
async function nearest(
  typed: string,
  sold: readonly ProductDetails[],
  among: readonly ProductDetails[],
): Promise<readonly ProductDetails[]> {
  const { required, known } = await queryMeaning(typed, memoryVocabulary(sold));
  if (required.length === 0) return [];
  const hasOne = (words: readonly VocabularyWord[], own: ReadonlySet<string>) => words.some(({ word }) => own.has(word));
  const found = among.filter((product) => required.every((one) => hasOne(one.found, searchWords(product))));
  const isCalledSo = (product: ProductDetails) =>
    known.every(({ naming }) => naming.some(({ word, isMain }) => (isMain ? mainWords : nameWords)(product).has(word)));
  return [...found.filter(isCalledSo), ...found.filter((product) => !isCalledSo(product))];
}

export const ratedProduct = (memory: Memory, product: ProductDetails): RatedProduct => ({
  ...listedProduct(product, memory.shownPictures),
  rating: ratingOf(summaryIn(memory, { kind: "product", id: product.id })),
  net: product.information.netQuantity,
});

export function listedProduct(product: ProductDetails, shown = ownPictures): ListedProduct {
  const {
    subCategory: _,
    tags: _1,
    concerns: _2,
    hsn: _3,
    seller: _4,
    sanskrit: _5,
    isConsumable: _6,
    number: _7,
    brandLogo: _8,
    arrived: _9,
    information: _10,
    ...listed
  } = asSold(product);
  return { ...listed, images: firstPicture(shown, product.images) };
}
