import { GuestCart } from "#core/cart/guest-cart.port.ts";
import { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import { needsIn } from "#web/platform/late/needs.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { CustomerCart, customerCartNeeds } from "./customer-cart.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The cart of a customer at this window, once all that comes late has come. */
export const customerCartIn = (window: Dependencies, customer: CustomerId): CustomerCart =>
  new CustomerCart(customer, {
    ...needsIn(window, customerCartNeeds),
    device: window.get(GuestCart),
    chosen: window.get(RememberedCoupon),
    signal: window.get(CartSignal),
    session: window.get(SessionStore),
    toasts: window.get(ToastStore),
  });
