import type { Paise } from "../shared/money.ts";
import type { Category } from "./category.ts";
import type { RatedProduct } from "./product.ts";

/** The kinds of collections. Each collection's slug is its title in lower case. */
export const COLLECTION_KINDS = ["category", "sub-category", "brand", "concern", "tag"] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** A collection as a caller names it: by its title or slug, in any letter case. */
export type CollectionName = { readonly kind: CollectionKind; readonly name: string };

/** A collection as lists show it. `products` is the exact number of active products. */
export type Collection = { readonly slug: string; readonly title: string; readonly products: number };

/**
 * "popular" is the order of the catalogue. "saving" shows the largest share off the MRP first. In a search, "popular" shows the products
 * first whose names contain all words.
 */
export const SORT_ORDERS = ["popular", "price-rising", "price-falling", "saving", "newest"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Properties of a product that can be chosen as filters. */
export const TRAITS = ["in-stock", "cash-on-delivery", "prepaid-only", "gst-free"] as const;
export type Trait = (typeof TRAITS)[number];

/**
 * A selection of a collection's products: those that meet every condition. An empty list is no condition; of a list, one value must fit.
 */
export type Narrowing = {
  /** What was searched for; null: nothing. */
  readonly words: string | null;
  readonly brands: readonly string[];
  readonly forms: readonly string[];
  readonly concerns: readonly string[];
  /** Here every trait must fit. */
  readonly traits: readonly Trait[];
  /** The lowest and the highest price of a piece, GST included. */
  readonly price: { readonly least: Paise | null; readonly most: Paise | null };
};

/** No condition: all products of a collection. */
export const UNNARROWED: Narrowing = {
  words: null,
  brands: [],
  forms: [],
  concerns: [],
  traits: [],
  price: { least: null, most: null },
};

/** Whether anything is chosen besides the words of a search. */
export const isFiltered = ({ brands, forms, concerns, traits, price }: Narrowing): boolean =>
  [brands, forms, concerns, traits].some((list) => list.length > 0) || price.least !== null || price.most !== null;

/** Whether the selection is less than the whole collection. */
export const isNarrowed = (narrowing: Narrowing): boolean => narrowing.words !== null || isFiltered(narrowing);

/**
 * Where a page begins: after the product that `after` names (an opaque text, from `next`), or at the first product (null). A text that
 * names no product means the first product too.
 */
export type PageRequest = { readonly order: SortOrder; readonly after: string | null; readonly limit: number };

/** A page of a list of products. `next` null: it is the last page. */
export type CategoryPage = {
  readonly category: Category | null;
  /** How many products the whole collection has. */
  readonly count: number;
  readonly products: readonly RatedProduct[];
  readonly next: string | null;
};

/** The most products that are counted one by one, if no count is stored. */
export const COUNTED = 1_000;

/** How many products there are: exactly this number, or at least this number. */
export type Count = { readonly kind: "exactly" | "at-least"; readonly products: number };

/** A page of the products that were asked for. `collection` null: the whole shop. */
export type FoundProducts = {
  readonly collection: Collection | null;
  readonly count: Count;
  readonly products: readonly RatedProduct[];
  readonly next: string | null;
};
