import { gramsOf, hundredthsOfKilogram } from "../cart/weight.ts";
import { NOTHING } from "../shared/money.ts";
import { chosenCoupon } from "./chosen-coupon.ts";
import { offeredCoupons } from "./offered-coupons.ts";
import { totalsOf } from "./totals.ts";
import { sortedCart } from "./sorted-cart.ts";
import type { Exact } from "../shared/exact.ts";
import type { Bill } from "./bill.ts";
import type { ChoiceFacts } from "./explanation.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricingRequest } from "./pricing-request.ts";
import type { Totals } from "./totals.ts";
import type { SortedCart } from "./sorted-cart.ts";

/** A cart with everything that is calculated for its bill. */
export type PricedCart = Totals &
  Omit<Bill, "coupons" | "applied"> & {
    readonly cart: SortedCart;
    readonly grams: Exact;
    readonly coupons: readonly CountedCoupon[];
    readonly applied: CountedCoupon | null;
    readonly choice: ChoiceFacts;
  };

/** Throws `BeyondLimits`. */
export function pricedCart(request: PricingRequest): PricedCart {
  const cart = sortedCart(request.lines);
  const { subtotal, lines, removed } = cart;
  const grams = gramsOf(lines);
  const weight = hundredthsOfKilogram(grams);
  const { coupons, applied, choice, couponError } = chosenCoupon(offeredCoupons(cart, request), request.choice);
  const discount = applied?.offered.discount ?? NOTHING;
  const priority = applied?.offered.coupon.priorityShipping ?? NOTHING;
  const totals = totalsOf({ subtotal, discount, priority }, lines.length === 0 ? null : weight, request.shipping);
  return { cart, lines, removed, grams, weight, subtotal, coupons, applied, choice, couponError, discount, ...totals };
}
