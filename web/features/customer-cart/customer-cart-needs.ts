import { token } from "#core/shared/token.ts";
import type { GuestCart as KeptOnDevice } from "#core/cart/guest-cart.port.ts";
import type { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import type { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";

/** What the cart of a customer stands on, whoever they are. */
export type CustomerCartNeeds = {
  readonly allDependencies: AllDependencies;
  readonly device: KeptOnDevice;
  readonly chosen: RememberedCoupon;
  readonly signal: CartSignal;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
};
export const CustomerCartNeeds = token<CustomerCartNeeds>("CustomerCartNeeds");
