import type { wishlistWords as english } from "../wishlist.ts";

/** What is put aside. */
export const wishlistWords: typeof english = {
  /** Of a button that is pressed or not. */
  heart: ({ title }) => `${title} को विशलिस्ट में रखें`,
  intended: {
    aside: ({ title }) => `${title} अब आपकी विशलिस्ट में है।`,
    away: ({ title }) => `${title} अब आपकी विशलिस्ट में नहीं है।`,
  },
};
