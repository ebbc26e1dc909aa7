import { couponIntent } from "./coupons/coupon-intent.ts";
import { CartStore } from "./store/cart-store.ts";
import type { IntentDoers } from "#web/platform/session/do-intent.ts";

export const cartIntents: IntentDoers = {
  ...couponIntent,
  "wishlist-move": ({ product }, { customer, dependencies }) => dependencies.get(CartStore).moveAsIntended(customer, product),
};
