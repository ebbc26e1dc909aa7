import fc from "fast-check";
import { down, halfUp } from "#tests/laws/model/fraction.ts";
import { eligibleValueOf, promisedOn } from "#tests/laws/model/model-coupon.ts";
import { keptLines, modelOf } from "#tests/laws/model/model.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Coupon, CouponPromise } from "#core/coupons/coupon.ts";
import type { Paise } from "#core/shared/money.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

/** How far a threshold and a limit lie from where a cart meets them, in paise or hundredths of a kilogram; null: left as generated. */
export type Nudges = { readonly threshold: number | null; readonly limit: number | null };

const anyNudge = (): fc.Arbitrary<number | null> => fc.option(fc.constantFrom(0, -1, 1), { freq: 2 });

export const anyNudges = (): fc.Arbitrary<Nudges> => fc.record({ threshold: anyNudge(), limit: anyNudge() });

/** The coupon with its minimum and what limits it beside this cart's figures. */
export function nudged(coupon: Coupon, lines: readonly CartLine[], { threshold, limit }: Nudges): Coupon {
  if (threshold === null && limit === null) return coupon;
  const eligibleValue = eligibleValueOf(coupon, keptLines(lines));
  return {
    ...coupon,
    minimum: threshold === null ? coupon.minimum : atLeast(0, Number(halfUp(eligibleValue)) + threshold),
    promise:
      limit === null
        ? coupon.promise
        : promiseBeside(coupon, Number(down(eligibleValue)), Number(down(promisedOn(coupon, eligibleValue))), limit),
  };
}

function promiseBeside({ promise }: Coupon, eligibleValue: number, promised: number, limit: number): CouponPromise {
  switch (promise.kind) {
    case "rupee":
      return { kind: "rupee", amount: atLeast(0, eligibleValue + limit) };
    case "percentage":
      return { ...promise, cap: atLeast(1, promised + limit) };
  }
}

/** The request with its shipping rules beside the cart's total after coupon, and the weight limit beside its weight. */
export function nudgedShipping(request: PricingRequest, { threshold, limit }: Nudges): PricingRequest {
  if (threshold === null && limit === null) return request;
  const { shipping } = request;
  const { subtotal, discount, weight } = modelOf(request);
  const minimumOrder = threshold === null ? {} : { minimumOrder: atLeast(0, subtotal - discount + threshold) };
  return {
    ...request,
    shipping: {
      basic: shipping.basic === null ? null : { ...shipping.basic, ...minimumOrder },
      weightExceed:
        shipping.weightExceed === null
          ? null
          : {
              ...shipping.weightExceed,
              ...minimumOrder,
              above: limit === null ? shipping.weightExceed.above : Math.max(0, weight + limit) / 100,
            },
    },
  };
}

const atLeast = (least: number, amount: number): Paise => paise(Math.min(Math.max(least, amount), LARGEST_AMOUNT));
