import { wholeNumber } from "#web/design/figures/amounts.ts";
import type { Count, SortOrder } from "#core/catalogue/collection.ts";

const products = (count: number): string => (count === 1 ? "1 product" : `${wholeNumber(count)} products`);
const counted = ({ kind, products: count }: Count): string => (kind === "exactly" ? products(count) : `${wholeNumber(count)}+ products`);

/** What stands around products side by side. */
export const productListWords = {
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
  missed: "Your choice could not be loaded. These are the products from before.",
  tryAgain: "Try again",
  empty: "Nothing on this shelf yet",
  emptyText: "The products of this shelf are all sold out of the shop for now.",
  narrowedEmpty: "No product fits all of these filters",
  narrowedEmptyText: "Take one away, or clear them all.",
  clearAll: "Clear all filters",
  shopAll: "Shop all products",
  searchFor: (words: string): string => `Results for “${words}”`,
  noMatch: (words: string): string => `No match for “${words}”`,
  noMatchText: "Check the spelling, or try one word.",
  tryWord: "Search for one word",
  count: products,
  counted,
  shown: (shown: number, { kind, products: count }: Count): string =>
    `${wholeNumber(shown)} of ${wholeNumber(count)}${kind === "exactly" ? "" : "+"} shown`,
  description: (title: string, count: Count): string => `${title}: ${counted(count)}, with prices including GST, MRP and stock.`,

  order(order: SortOrder): string {
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
