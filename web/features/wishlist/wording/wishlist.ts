import type { Facts } from "#web/design/phrase.ts";

/** What is put aside. */
export const wishlistWords = {
  /** Of a button that is pressed or not. */
  heart: ({ title }: Facts<"title">) => `Add ${title} to wishlist`,
};
