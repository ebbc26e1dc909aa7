import { CartStore } from "./store/cart-store.ts";
import type { IntentDoers } from "#web/features/sign-in/session/do-intent.ts";

export const cartIntents: IntentDoers = {
  "wishlist-move": ({ product }, { customer, dependencies }) => dependencies.get(CartStore).moveAsIntended(customer, product),
};
