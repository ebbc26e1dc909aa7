// Decision: docs/decisions/shelves-as-bits.md
import { collectionSlug } from "#core/catalogue/category.ts";
import { traitsOf } from "#core/catalogue/filters.ts";
import { COLLECTION_KINDS } from "#core/catalogue/collection.ts";
import { nameWordsOf, searchedOf } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { priceSetsOf } from "./price-steps.ts";
import { savingSetOf } from "./saving-steps.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ProductSetRow } from "#adapters/postgres/catalogue/tables.ts";

/** A shelf that a product stands on. */
export type ProductSet = {
  readonly kind: ProductSetRow["kind"];
  readonly slug: string;
  readonly title: string;
  readonly sound: string | null;
};

/** What narrows a shelf. */
export const FACET_KINDS: readonly ProductSetRow["kind"][] = ["brand", "sub-category", "concern", "form", "trait", "price"];

/** Shelves that somebody stands before: of these it is counted what each facet leaves of them. */
export const BROWSABLE_KINDS: readonly ProductSetRow["kind"][] = COLLECTION_KINDS;

/** Every shelf of an active product but the whole shop, each once. */
export function productSetsOf(product: ProductDetails): readonly ProductSet[] {
  const shelves = [
    ...product.categories.map((title) => named("category", title)),
    named("sub-category", product.subCategory),
    ...(product.brand === null ? [] : [named("brand", product.brand)]),
    ...product.concerns.map((title) => named("concern", title)),
    ...product.tags.map((title) => named("tag", title)),
    named("form", product.form),
    ...traitsOf(product).map((trait) => named("trait", trait)),
    ...priceSetsOf(product).map(({ kind, slug }) => named(kind, slug)),
    ...[savingSetOf(product)].map(({ kind, slug }) => named(kind, slug)),
    ...[...searchedOf(product)].map((word) => ({ ...named("word", word), sound: soundOf(word) })),
    ...[...nameWordsOf(product)].map((word) => named("name", word)),
  ];
  return [...new Map(shelves.reverse().map((shelf) => [productSetKey(shelf), shelf])).values()].reverse(); // The first to name it gives the title.
}

/** Also what only inactive products stand on has a shelf of its own: a category is there once a product names it. */
export const categorySetsOf = ({ categories }: ProductDetails): readonly ProductSet[] =>
  categories.map((title) => named("category", title));

export const productSetKey = ({ kind, slug }: Pick<ProductSet, "kind" | "slug">): string => `${kind} ${slug}`;

const named = (kind: ProductSet["kind"], title: string): ProductSet => ({
  kind,
  slug: collectionSlug(title),
  title: title.trim(),
  sound: null,
});
