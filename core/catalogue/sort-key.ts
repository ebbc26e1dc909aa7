import { LARGEST_AMOUNT } from "../shared/money.ts";
import type { ProductDetails, ListedProduct } from "./product.ts";
import type { SortOrder } from "./collection.ts";

/**
 * Where a product stands on a shelf of that order: a whole number, the lowest in front; equal ones stand by popularity.
 *
 * What nobody sells stands behind all that has a price, and what saves nothing behind all that does.
 */
export function sortKeyOf(order: Exclude<SortOrder, "popular" | "newest">, product: ListedProduct): number {
  switch (order) {
    case "price-rising":
      return product.offer?.price ?? LARGEST_AMOUNT + 1;
    case "price-falling":
      return product.offer === null ? 1 : 0 - product.offer.price;
    case "saving":
      return 0 - savedShare(product);
  }
}

/** Behind every day. */
const UNDATED = 1_000_000_000;
const DAY = 86_400_000; // Milliseconds.

/** The same among the newest: those with a day of arrival by that day, then the others, of which what was put later is newer. `rank` counts from 1. */
export function newestSortKey({ arrived }: Pick<ProductDetails, "arrived">, rank: number): number {
  return arrived === null ? UNDATED - rank : 0 - Date.parse(arrived) / DAY;
}

/** Ten-thousandths of the MRP, cut off. In BigInt, as the product leaves the exact numbers. */
function savedShare({ mrp, offer }: ListedProduct): number {
  if (mrp === null || offer === null || offer.price >= mrp) return 0;
  return Number((BigInt(mrp - offer.price) * 10_000n) / BigInt(mrp));
}
