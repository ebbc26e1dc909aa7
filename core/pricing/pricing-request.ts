import type { CartLine } from "../cart/cart-line.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { Instant } from "../shared/instant.ts";
import type { ShippingSettings } from "../shipping/shipping-settings.ts";

/** Everything that a bill follows from, and nothing else. Source: specification/cart-check.md, The file. */
export type PricingRequest = {
  readonly lines: readonly CartLine[];
  /** In the order in which they are stored: this order decides ties. */
  readonly coupons: readonly Coupon[];
  readonly choice: CouponChoice;
  readonly shipping: ShippingSettings;
  /** The time of pricing. It decides which coupons have ended. */
  readonly at: Instant;
};

/** Which coupon to apply: the best that is unlocked, none, or the one whose code was typed. */
export type CouponChoice = { readonly kind: "automatic" | "none" } | { readonly kind: "typed"; readonly code: string };
