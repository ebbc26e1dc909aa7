import { WishlistStore } from "./wishlist-store.ts";
import type { IntentDoers } from "#web/platform/session/do-intent.ts";

export const wishlistIntents: IntentDoers = {
  "wishlist-add": ({ product }, { customer, dependencies }) => dependencies.get(WishlistStore).putAsIntended(customer, product, "aside"),
  "wishlist-remove": ({ product }, { customer, dependencies }) => dependencies.get(WishlistStore).putAsIntended(customer, product, "away"),
};
