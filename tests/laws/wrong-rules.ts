import { priceCart } from "#core/pricing/price-cart.ts";
import { paise } from "#core/shared/money.ts";
import { whatChanged } from "#core/pricing/what-changed.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";
import type { PriceCart, WhatChanged } from "./subject.ts";

/** Rules with one plausible mistake each: what laws must find. */
export const roundingToTheNearestRupee: PriceCart = (request) => {
  const bill = priceCart(request);
  return { ...bill, total: paise(Math.round(bill.beforeRounding / 100) * 100) };
};

export const unlockingOnlyAboveItsMinimum: PriceCart = (request) => {
  const raised = new Map<Coupon, Coupon>(request.coupons.map((coupon) => [{ ...coupon, minimum: paise(coupon.minimum + 1) }, coupon]));
  const bill = priceCart({ ...request, coupons: [...raised.keys()] });
  return { ...bill, coupons: bill.coupons.map((offered) => ({ ...offered, coupon: raised.get(offered.coupon) ?? offered.coupon })) };
};

export const floatingPercentages: PriceCart = (request) => {
  const bill = priceCart(request);
  return { ...bill, coupons: bill.coupons.map((offered) => ({ ...offered, discount: paise(floatingDiscount(offered)) })) };
};

function floatingDiscount({ coupon: { promise }, eligibleValue, discount }: OfferedCoupon): number {
  if (discount === 0 || promise.kind === "rupee" || discount === promise.cap) return discount;
  return Math.floor(((Number(eligibleValue.numerator) / Number(eligibleValue.denominator)) * promise.percent) / 100);
}

export const withoutRounding: WhatChanged = (before, after) => {
  const changes = whatChanged(before, after);
  if (changes.kind === "refused") return changes;
  return { ...changes, value: { ...changes.value, causes: changes.value.causes.filter(({ cause }) => cause !== "rounding") } };
};
