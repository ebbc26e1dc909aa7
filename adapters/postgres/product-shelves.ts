import { collectionSlug } from "#core/catalogue/category.ts";
import { traitsOf } from "#core/catalogue/filters.ts";
import { COLLECTION_KINDS } from "#core/catalogue/collection.ts";
import { nameWordsOf, searchedOf } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { priceShelvesOf } from "./price-steps.ts";
import { savingShelfOf } from "./saving-steps.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ShelfRow } from "./catalogue-tables.ts";

/** A shelf that a product stands on. */
export type Standing = { readonly kind: ShelfRow["kind"]; readonly slug: string; readonly title: string; readonly sound: string | null };

/** What narrows a shelf. */
export const FACETS: readonly ShelfRow["kind"][] = ["brand", "sub-category", "concern", "form", "trait", "price"];

/** Shelves that somebody stands before: of these it is counted what each facet leaves of them. */
export const BROWSED: readonly ShelfRow["kind"][] = COLLECTION_KINDS;

/** Every shelf of an active product but the whole shop, each once. */
export function shelvesOf(product: ProductDetails): readonly Standing[] {
  const shelves = [
    ...product.categories.map((title) => named("category", title)),
    named("sub-category", product.subCategory),
    ...(product.brand === null ? [] : [named("brand", product.brand)]),
    ...product.concerns.map((title) => named("concern", title)),
    ...product.tags.map((title) => named("tag", title)),
    named("form", product.form),
    ...traitsOf(product).map((trait) => named("trait", trait)),
    ...priceShelvesOf(product).map(({ kind, slug }) => named(kind, slug)),
    ...[savingShelfOf(product)].map(({ kind, slug }) => named(kind, slug)),
    ...[...searchedOf(product)].map((word) => ({ ...named("word", word), sound: soundOf(word) })),
    ...[...nameWordsOf(product)].map((word) => named("name", word)),
  ];
  return [...new Map(shelves.reverse().map((shelf) => [keyOf(shelf), shelf])).values()].reverse(); // The first to name it gives the title.
}

/** Also what only inactive products stand on has a shelf of its own: a category is there once a product names it. */
export const categoriesOf = ({ categories }: ProductDetails): readonly Standing[] => categories.map((title) => named("category", title));

export const keyOf = ({ kind, slug }: Pick<Standing, "kind" | "slug">): string => `${kind} ${slug}`;

const named = (kind: Standing["kind"], title: string): Standing => ({
  kind,
  slug: collectionSlug(title),
  title: title.trim(),
  sound: null,
});
