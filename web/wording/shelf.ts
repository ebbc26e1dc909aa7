import { wholeNumber } from "./amounts.ts";
import type { ShelfOrder } from "#core/catalogue/shelf.ts";

const products = (count: number): string => (count === 1 ? "1 product" : `${wholeNumber(count)} products`);

/** What stands around products side by side. */
export const shelfWords = {
  all: "All products",
  products: "Products",
  popular: "Popular in the shop",
  savings: "Largest savings on MRP",
  viewAll: "View all",
  sort: "Sort by",
  sortButton: "Sort",
  more: "Show more",
  loading: "Loading",
  fromStart: "Back to the first products",
  unreachable: "The next products could not be loaded. Try again in a moment.",
  empty: "Nothing on this shelf yet",
  emptyText: "The products of this category are all sold out of the shop for now.",
  shopAll: "Shop all products",
  searchFor: (words: string): string => `Results for “${words}”`,
  noMatch: (words: string): string => `No match for “${words}”`,
  noMatchText: "Check the spelling, or try one word.",
  found: products,
  foundMost: (most: number): string => `The nearest ${wholeNumber(most)}`,
  count: products,
  shown: (shown: number, count: number): string => `${wholeNumber(shown)} of ${wholeNumber(count)} shown`,
  description: (title: string, count: number): string => `${title}: ${products(count)}, with prices including GST, MRP and stock.`,

  order(order: ShelfOrder): string {
    switch (order) {
      case "popular":
        return "Popular";
      case "price-rising":
        return "Price, low to high";
      case "price-falling":
        return "Price, high to low";
      case "saving":
        return "Saving, largest first";
      case "newest":
        return "Newest first";
    }
  },
};
