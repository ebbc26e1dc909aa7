import type { Facts } from "#web/design/phrase.ts";

/** What is put aside. */
export const wishlistWords = {
  /** Of a button that is pressed or not. */
  heart: ({ title }: Facts<"title">) => `Add ${title} to wishlist`,
  /** Pressed before signing in, and done after it. */
  intended: {
    aside: ({ title }: Facts<"title">) => `${title} is in your wishlist now.`,
    away: ({ title }: Facts<"title">) => `${title} is no longer in your wishlist.`,
  },
};
