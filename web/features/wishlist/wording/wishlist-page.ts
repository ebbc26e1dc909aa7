import type { Facts } from "#web/design/phrase.ts";

/** The page of what is put aside. */
export const wishlistPageWords = {
  title: "My wishlist",
  description: "What you put aside, with today's prices and stock.",
  count: {
    one: ({ count }: Facts<"count">) => `${count} product`,
    other: ({ count }: Facts<"count">) => `${count} products`,
  },
  moveToCart: "Move to cart",
  moveOf: ({ title }: Facts<"title">) => `Move to cart: ${title}`,
  empty: "Nothing is put aside yet",
  emptyText: "Press the heart on a product, and it waits for you here.",
  shopAll: "Shop all products",
  signIn: "Sign in",
  signInFirst: "Sign in to see your wishlist",
  signInText: "What you put aside is kept with your account, on every device.",
  unavailable: "Your wishlist could not be loaded.",
  tryAgain: "Try again",
  loading: "Your wishlist is loading",
  needsScript: "Your wishlist needs JavaScript. Please switch it on, then load this page again.",
};
