import type { Facts } from "#web/design/phrase.ts";

/** What is said of products side by side, wherever they stand. */
export const productsPhrases = {
  popular: "Popular in the shop",
  savings: "Largest savings on MRP",
  viewAll: "View all",
  count: {
    one: ({ count }: Facts<"count">) => `${count} product`,
    other: ({ count }: Facts<"count">) => `${count} products`,
  },
};
