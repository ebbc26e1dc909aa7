import { GuestCart } from "#core/cart/guest-cart.port.ts";
import { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import { needsIn } from "#web/platform/late/needs.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { ServerCartStorage, serverCartStorageNeeds } from "./server-cart-storage.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The cart of a customer at this window, once all that comes late has come. */
export const serverCartIn = (window: Dependencies, customer: CustomerId): ServerCartStorage =>
  new ServerCartStorage(customer, {
    ...needsIn(window, serverCartStorageNeeds),
    device: window.get(GuestCart),
    chosen: window.get(RememberedCoupon),
    signal: window.get(CartSignal),
    session: window.get(SessionStore),
    toasts: window.get(ToastStore),
  });
