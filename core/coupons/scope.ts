import type { Product } from "../catalogue/product.ts";
import type { Coupon } from "./coupon.ts";

/** Which list of a coupon decides what it counts. */
export type ScopeKind = "product" | "brand" | "category" | "everything";

/**
 * The list that decides. Ids are as stored; names are as stored but trimmed. The list is empty for everything.
 * Source: specification/coupons.md, Which lines are in scope.
 */
export type CouponScope = { readonly kind: ScopeKind; readonly names: readonly string[] };

/** The scope by the first list that is not empty, of product, brand and category; without one, everything. */
export function scopeOf({ products, brands, categories }: Coupon): CouponScope {
  if (products.length > 0) return { kind: "product", names: products };
  if (brands.length > 0) return { kind: "brand", names: brands.map(trimmed) };
  if (categories.length > 0) return { kind: "category", names: categories.map(trimmed) };
  return EVERYTHING;
}

const EVERYTHING: CouponScope = { kind: "everything", names: [] };
const trimmed = (name: string): string => name.trim();

/** Whether a product is in that scope. Ids match exactly, names in any letter case. */
export function scopeTest({ kind, names }: CouponScope): (product: MatchedProduct) => boolean {
  switch (kind) {
    case "everything":
      return () => true;
    case "product":
      return ({ id }) => names.includes(id);
    case "brand": {
      const keys: readonly (string | null)[] = names.map(matchingKey);
      return ({ brandKey }) => keys.includes(brandKey);
    }
    case "category": {
      const keys = names.map(matchingKey);
      return ({ categoryKeys }) => {
        for (const key of categoryKeys) if (keys.includes(key)) return true; // No function is made for each line.
        return false;
      };
    }
  }
}

/** A product's names in the form in which they are compared. They are made once, however many coupons there are. */
export type MatchedProduct = { readonly id: string; readonly brandKey: string | null; readonly categoryKeys: readonly string[] };

export function matchedProduct({ id, brand, categories }: Product): MatchedProduct {
  return { id, brandKey: brand === null ? null : matchingKey(brand), categoryKeys: categories.map(matchingKey) };
}

const matchingKey = (name: string): string => name.trim().toLowerCase();
