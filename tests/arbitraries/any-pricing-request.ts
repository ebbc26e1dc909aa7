import fc from "fast-check";
import { anyCart } from "./any-cart.ts";
import { anyChoice } from "./any-choice.ts";
import { anyCoupon } from "./any-coupon.ts";
import { anyInstant } from "./any-instant.ts";
import { anyNudges, nudged, nudgedShipping } from "./nudges.ts";
import { anyShippingSettings } from "./any-shipping-settings.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { CouponChoice, PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Nudges } from "./nudges.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/**
 * The parts that a law wants otherwise; `coupon` is what each coupon is generated from. Without `choice` a known code is typed more often
 * than chance would.
 */
type Given = {
  readonly lines?: fc.Arbitrary<readonly CartLine[]>;
  readonly coupon?: fc.Arbitrary<Coupon>;
  readonly maximumCoupons?: number;
  readonly choice?: fc.Arbitrary<CouponChoice>;
  readonly shipping?: fc.Arbitrary<ShippingSettings>;
  readonly at?: fc.Arbitrary<Instant>;
};

type Draft = Omit<PricingRequest, "coupons"> & {
  readonly coupons: readonly { readonly coupon: Coupon; readonly nudges: Nudges }[];
  readonly shippingNudges: Nudges;
  /** The place of the coupon whose code is typed in any case. */
  readonly typed: number | null;
};

/**
 * Everything that a bill follows from. Half of the coupons have their minimum or their limit at, just below or just above
 * what this cart comes to; half of the shipping rules likewise.
 */
export const anyPricingRequest = (given: Given = {}): fc.Arbitrary<PricingRequest> =>
  fc
    .record<Draft>({
      lines: given.lines ?? anyCart(),
      coupons: fc.array(fc.record({ coupon: given.coupon ?? anyCoupon(), nudges: anyNudges() }), { maxLength: given.maximumCoupons ?? 4 }),
      choice: given.choice ?? anyChoice(),
      typed: given.choice === undefined ? fc.option(fc.nat({ max: 3 }), { freq: 2 }) : fc.constant(null),
      shipping: given.shipping ?? anyShippingSettings(),
      shippingNudges: anyNudges(),
      at: given.at ?? anyInstant(),
    })
    .map(requestOf);

function requestOf({ coupons: drafts, choice, typed, shippingNudges, ...rest }: Draft): PricingRequest {
  const coupons = drafts.map(({ coupon, nudges }) => nudged(coupon, rest.lines, nudges));
  const known = typed === null ? undefined : coupons[typed];
  return nudgedShipping({ ...rest, coupons, choice: known === undefined ? choice : { kind: "typed", code: known.code } }, shippingNudges);
}
