import type { Generated } from "kysely";
import type { Declaration } from "#core/catalogue/missing-information.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";

/**
 * Products side by side: the whole shop, or all of a category, brand … A word is a set of what is found by it, "name" of what is called by
 * it, "main" of what it says it is or is for first of all.
 */
export type ProductSetRow = {
  id: Generated<number>;
  kind:
    | "shop"
    | "category"
    | "sub-category"
    | "brand"
    | "concern"
    | "tag"
    | "form"
    | "trait"
    | "price"
    | "price-step"
    | "saving-step"
    | "word"
    | "name"
    | "main";
  slug: string;
  title: string;
  position: number;
  /** How many active products stand on it. */
  products: number;
  /** Of words alone. */
  sound: string | null;
  /** Of brands alone. */
  logo: string | null;
};

/** The active products of a set whose ranks fall into a part: one bit a rank. */
export type ProductSetPartRow = { shelf: number; part: number; members: string };

/** How many active products of a set are in another one, which narrows it. */
export type ProductSetFacetRow = { shelf: number; facet: number; products: number };

export type ProductRow = {
  id: string;
  /** The order in which products were put: the lower, the more popular. */
  rank: number;
  slug: string;
  title: string;
  brand: string | null;
  categories: readonly string[];
  gst: string;
  is_active: boolean;
  minimum_quantity: number;
  weight: string;
  price: number | null;
  stock: number | null;
  mrp: number | null;
  cash_on_delivery: boolean;
  form: string;
  size: string;
  sub_category: string;
  tags: readonly string[];
  concerns: readonly string[];
  hsn: string;
  seller_name: string | null;
  seller_state: string | null;
  seller_gstin: string | null;
  seller_address: string | null;
  hindi: string | null;
  sanskrit: string | null;
  is_consumable: boolean;
  number: string | null;
  images: readonly string[];
  brand_logo: string | null;
  arrived: string | null;
  information: ProductInformation;
  /** What of it the law asks for and the product does not tell. */
  lacks: readonly Declaration[];
  /** Its sort keys in each order. */
  price_rising: number;
  price_falling: number;
  saving: number;
  newest: number;
  /** The sets that it is in; none while it is inactive. */
  shelves: readonly number[];
  /** Those among them that narrow others. */
  facets: readonly number[];
};

export type CatalogueStateRow = {
  only_row: Generated<true>;
  /** By which rules sets, counts and words follow from the products. */
  version: number;
  /** Another one whenever something is put into a set or taken out. */
  revision: Generated<string>;
};
