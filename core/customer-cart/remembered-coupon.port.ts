import { token } from "../shared/token.ts";
import type { AppliedCoupon } from "../pricing/bill.ts";

/**
 * The coupon on the customer's cart, as this device remembers it until the cart is read again. The cart itself is stored on the server.
 * Source: specification/site.md, What the browser keeps.
 */
export type RememberedCoupon = {
  /** null: there is none, or it could not be read. Never throws. */
  read(): AppliedCoupon | null;
  /** Remembers this coupon instead of the former; null forgets it. Never throws. */
  put(applied: AppliedCoupon | null): void;
};
export const RememberedCoupon = token<RememberedCoupon>("RememberedCoupon");
