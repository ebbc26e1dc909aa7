import type { Facts } from "#web/design/phrase.ts";

/** The page of what is put aside. */
export const wishlistPageWords = {
  title: "My wishlist",
  description: "Products you saved, with today's prices and stock.",
  count: {
    one: ({ count }: Facts<"count">) => `${count} product`,
    other: ({ count }: Facts<"count">) => `${count} products`,
  },
  moveToCart: "Move to cart",
  moveOf: ({ title }: Facts<"title">) => `Move to cart: ${title}`,
  empty: "Your wishlist is empty",
  emptyText: "Tap the heart on a product to save it here.",
  shopAll: "Shop all products",
  signIn: "Sign in",
  signInFirst: "Sign in to see your wishlist",
  signInText: "Your wishlist is saved in your account, on every device.",
  unavailable: "Your wishlist could not be loaded.",
  tryAgain: "Try again",
  loading: "Loading your wishlist",
  needsScript: "Your wishlist needs JavaScript. Please switch it on, then load this page again.",
};
