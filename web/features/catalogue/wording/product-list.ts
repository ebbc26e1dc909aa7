import type { SortOrder } from "#core/catalogue/collection.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What stands around the products of a list. */
export const productListPhrases = {
  all: "All products",
  products: "Products",
  brands: "Brands",
  sort: "Sort by",
  sortButton: "Sort",
  more: "Show more",
  loading: "Loading",
  fromStart: "Back to the first products",
  unreachable: "More products could not be loaded. Please try again.",
  missed: "That couldn't be loaded, so you still see the earlier products.",
  tryAgain: "Try again",
  searchFor: ({ words }: Facts<"words">) => `Results for “${words}”`,
  noMatch: ({ words }: Facts<"words">) => `No match for “${words}”`,
  shown: ({ shown, count }: Facts<"shown" | "count">) => `${shown} of ${count} shown`,
  description: ({ title, products }: Facts<"title" | "products">) => `${title}: ${products}, with price, MRP and stock.`,
  orders: {
    popular: "Popular",
    "price-rising": "Price, low to high",
    "price-falling": "Price, high to low",
    saving: "Saving, largest first",
    newest: "Newest first",
  } satisfies Record<SortOrder, string>,
};
