import type * as english from "../wishlist.ts";

/** What is put aside. */
export const wishlistWords: typeof english.wishlistWords = {
  /** Of a button that is pressed or not. */
  heart: (title: string): string => `${title} को विशलिस्ट में रखें`,
};
