import { token } from "../shared/token.ts";
import type { AppliedCoupon } from "../pricing/bill.ts";

/** The coupon on the customer's cart as this device remembers it until the cart is read again; the cart itself is the server's. Source: specification/site.md, What the browser keeps. */
export type RememberedCoupon = {
  /** null: none, or none that could be read. Never throws. */
  read(): AppliedCoupon | null;
  /** Remembers this one instead; null forgets it. Never throws. */
  put(applied: AppliedCoupon | null): void;
};
export const RememberedCoupon = token<RememberedCoupon>("RememberedCoupon");
