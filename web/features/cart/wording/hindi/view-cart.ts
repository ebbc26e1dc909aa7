import type { viewCartPhrases as english } from "../view-cart.ts";

/** What a phone's bar says of the cart. */
export const viewCartPhrases: typeof english = {
  viewCart: ({ cart }) => `कार्ट देखें · ${cart}`,
  summed: ({ items, amount }) => `${items}, ${amount}`,
  items: { one: ({ count }) => `${count} चीज़`, other: ({ count }) => `${count} चीज़ें` },
};
