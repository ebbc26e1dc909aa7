import type { Facts } from "#web/design/phrase.ts";

/** What a phone's bar says of the cart. */
export const viewCartPhrases = {
  viewCart: ({ cart }: Facts<"cart">) => `View cart · ${cart}`,
  summed: ({ items, amount }: Facts<"items" | "amount">) => `${items}, ${amount}`,
  items: { one: ({ count }: Facts<"count">) => `${count} item`, other: ({ count }: Facts<"count">) => `${count} items` },
};
