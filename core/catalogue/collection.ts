import type { Paise } from "../shared/money.ts";
import type { Category } from "./category.ts";
import type { RatedProduct } from "./product.ts";

/** What products stand side by side for. Each has its title's lower case as its slug. */
export const COLLECTION_KINDS = ["category", "sub-category", "brand", "concern", "tag"] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** A shelf as somebody asks for it: by its title or slug, in any letter case. */
export type CollectionName = { readonly kind: CollectionKind; readonly name: string };

/** A shelf as lists show it. `products` counts the active ones, exactly. */
export type Collection = { readonly slug: string; readonly title: string; readonly products: number };

/**
 * "popular" is the order in which the catalogue was put; "saving" has the largest share off the MRP first. Where words are searched
 * for, "popular" has those in front that are called by all of them.
 */
export const SORT_ORDERS = ["popular", "price-rising", "price-falling", "saving", "newest"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a product may be beside where it stands, as it is offered. */
export const TRAITS = ["in-stock", "cash-on-delivery", "prepaid-only", "gst-free"] as const;
export type Trait = (typeof TRAITS)[number];

/** Which products of a shelf are meant: those that fit all of it. A list that is empty leaves all; of a list one fits. */
export type Narrowing = {
  /** What was searched for; null: nothing. */
  readonly words: string | null;
  readonly brands: readonly string[];
  readonly forms: readonly string[];
  readonly concerns: readonly string[];
  /** Here every one must fit. */
  readonly traits: readonly Trait[];
  /** What a piece costs at least and at most, GST included. */
  readonly price: { readonly least: Paise | null; readonly most: Paise | null };
};

/** All of a shelf. */
export const UNNARROWED: Narrowing = {
  words: null,
  brands: [],
  forms: [],
  concerns: [],
  traits: [],
  price: { least: null, most: null },
};

/** Whether anything is chosen beside what was searched for. */
export const isFiltered = ({ brands, forms, concerns, traits, price }: Narrowing): boolean =>
  [brands, forms, concerns, traits].some((list) => list.length > 0) || price.least !== null || price.most !== null;

/** Whether it means less than all of a shelf. */
export const isNarrowed = (narrowing: Narrowing): boolean => narrowing.words !== null || isFiltered(narrowing);

/**
 * Where a page of a shelf begins: behind the product that `after` names (opaque, from `next`), or at the front (null).
 * One that names nothing is the front too.
 */
export type PageRequest = { readonly order: SortOrder; readonly after: string | null; readonly limit: number };

/** A page of products side by side. `next` null: it is the last page. */
export type CategoryPage = {
  readonly category: Category | null;
  /** How many products the whole shelf holds. */
  readonly count: number;
  readonly products: readonly RatedProduct[];
  readonly next: string | null;
};

/** Up to so many products are counted one by one where no count is kept. */
export const COUNTED = 1_000;

/** How many products there are: so many, or so many at least. */
export type Count = { readonly kind: "exactly" | "at-least"; readonly products: number };

/** A page of what was asked for. `shelf` null: the whole shop. */
export type FoundProducts = {
  readonly shelf: Collection | null;
  readonly count: Count;
  readonly products: readonly RatedProduct[];
  readonly next: string | null;
};
