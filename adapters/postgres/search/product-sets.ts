// Decision: docs/decisions/product-sets-as-bits.md
import { collectionSlug } from "#core/catalogue/category.ts";
import { traitsOf } from "#core/catalogue/filters.ts";
import { COLLECTION_KINDS } from "#core/catalogue/collection.ts";
import { mainWordsOf, nameWordsOf, searchedOf } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { priceSetsOf } from "./price-steps.ts";
import { savingSetOf } from "./saving-steps.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ProductSetRow } from "#adapters/postgres/catalogue/tables.ts";

/** A set that a product is in. */
export type ProductSet = {
  readonly kind: ProductSetRow["kind"];
  readonly slug: string;
  readonly title: string;
  readonly sound: string | null;
};

/** What narrows a list. */
export const FACET_KINDS: readonly ProductSetRow["kind"][] = ["brand", "sub-category", "concern", "form", "trait", "price"];

/** The sets that customers see as lists. For each, it is counted how many products each facet leaves. */
export const BROWSABLE_KINDS: readonly ProductSetRow["kind"][] = COLLECTION_KINDS;

/** Each set of an active product once, without the set of the whole shop. */
export function productSetsOf(product: ProductDetails): readonly ProductSet[] {
  const sets = [
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
    ...[...mainWordsOf(product)].map((word) => named("main", word)),
  ];
  return [...new Map(sets.reverse().map((set) => [productSetKey(set), set])).values()].reverse(); // The first product that names a set gives its title.
}

/** A set exists even if only inactive products are in it: a category exists as soon as a product names it. */
export const categorySetsOf = ({ categories }: ProductDetails): readonly ProductSet[] =>
  categories.map((title) => named("category", title));

export const productSetKey = ({ kind, slug }: Pick<ProductSet, "kind" | "slug">): string => `${kind} ${slug}`;

const named = (kind: ProductSet["kind"], title: string): ProductSet => ({
  kind,
  slug: collectionSlug(title),
  title: title.trim(),
  sound: null,
});
