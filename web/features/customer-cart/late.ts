import { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import { cartSignal } from "#adapters/browser-storage/cart-signal.ts";
import { rememberedCouponIn } from "#adapters/browser-storage/remembered-coupon.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/over-http.ts";
import { make } from "#adapters/composition/make.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const customerCartLate: LateFeature = {
  overHttp: customerCartOverHttp,
  stores(container) {
    make(container, RememberedCoupon, () => rememberedCouponIn(() => globalThis.localStorage), {});
    make(container, CartSignal, () => cartSignal(), {});
  },
};
