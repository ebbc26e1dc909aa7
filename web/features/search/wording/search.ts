import type { Facts } from "#web/design/phrase.ts";

/** What stands under the search box. */
export const searchWords = {
  suggestions: "Matching products",
  viewAll: "View all",
  viewAllOf: ({ count }: Facts<"count">) => `View all ${count}`,
  kinds: { category: "Category", brand: "Brand", concern: "Concern" },
  recent: "Recent searches",
  clear: "Clear",
  noMatch: ({ words }: Facts<"words">) => `No match for “${words}”`,
  noMatchHint: "Check the spelling, try one word, or look here:",
  found: {
    one: ({ count }: Facts<"count">) => `${count} match`,
    other: ({ count }: Facts<"count">) => `${count} matches`,
  },
  foundOf: ({ count, total }: Facts<"count" | "total">) => `${count} of ${total} matches`,
};
