import { GuestCart } from "#core/cart/guest-cart.port.ts";
import { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import { cartSignal } from "#adapters/browser-storage/cart-signal.ts";
import { rememberedCouponIn } from "#adapters/browser-storage/remembered-coupon.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/over-http.ts";
import { make } from "#adapters/composition/make.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { CustomerCartNeeds } from "./customer-cart-needs.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const customerCartLate: LateFeature = {
  overHttp: customerCartOverHttp,
  stores(container) {
    make(container, RememberedCoupon, () => rememberedCouponIn(() => globalThis.localStorage), {});
    make(container, CartSignal, () => cartSignal(), {});
    make(container, CustomerCartNeeds, (needs: CustomerCartNeeds) => needs, {
      allDependencies: AllDependencies,
      device: GuestCart,
      chosen: RememberedCoupon,
      signal: CartSignal,
      session: SessionStore,
      toasts: ToastStore,
    });
  },
};
