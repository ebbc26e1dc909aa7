import { LARGEST_AMOUNT } from "../shared/money.ts";
import type { ProductDetails, ListedProduct } from "./product.ts";
import type { SortOrder } from "./collection.ts";

/**
 * The key by which a product is sorted in that order: a whole number, the lowest first. Products with equal keys are sorted by popularity.
 *
 * Products that nobody sells come after all that have a price, and products without a saving after all that have one.
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

/** Later than every day. */
const UNDATED = 1_000_000_000;
const DAY = 86_400_000; // Milliseconds.

/**
 * The sort key for the newest first. Products with a day of arrival come first, by that day. The others follow; of these, a product that
 * was added later is newer. `rank` counts from 1.
 */
export function newestSortKey({ arrived }: Pick<ProductDetails, "arrived">, rank: number): number {
  return arrived === null ? UNDATED - rank : 0 - Date.parse(arrived) / DAY;
}

/** Ten-thousandths of the MRP, rounded down. BigInt is used because the product may exceed the safe integers. */
function savedShare({ mrp, offer }: ListedProduct): number {
  if (mrp === null || offer === null || offer.price >= mrp) return 0;
  return Number((BigInt(mrp - offer.price) * 10_000n) / BigInt(mrp));
}
