import { NOTHING, paise } from "../shared/money.ts";
import { totalsUnder } from "./totals.ts";
import type { Paise } from "../shared/money.ts";
import type { ChosenRule } from "../shipping/standard-shipping.ts";
import type { OfferedCoupon } from "./bill.ts";
import type { ExplainedBill } from "./explanation.ts";
import type { Sums } from "./totals.ts";

/**
 * By how many paise the applied coupon makes the whole cart dearer than no coupon would; null: it doesn't, or none is applied.
 *
 * A coupon can take the total after coupon below the least order for free delivery, or set a delivery charge above what it saves. Which
 * coupon is chosen does not depend on this: it is only told. Source: specification/coupons.md, A coupon that makes it dearer.
 */
export function dearerByCoupon({ applied, subtotal, discount, shipping, explanation }: ExplainedBill): Paise | null {
  if (applied === null || explanation.shipping.kind === "empty-cart") return null;
  return dearerBy({ subtotal, discount, priority: shipping.priority }, explanation.shipping);
}

/** The same for a coupon that the bill offers, applied or not; null also for one that takes nothing off. */
export function dearerByOffered({ subtotal, explanation }: ExplainedBill, { coupon, discount }: OfferedCoupon): Paise | null {
  if (discount === 0 || explanation.shipping.kind === "empty-cart") return null;
  return dearerBy({ subtotal, discount, priority: coupon.priorityShipping }, explanation.shipping);
}

/**
 * The same for a coupon that takes off `discount` and sets `priority`, whether it is applied or not; `rule` is chosen by the cart's weight.
 */
export function dearerBy(sums: Sums, rule: ChosenRule): Paise | null {
  const { total } = totalsUnder(rule, sums);
  const without = totalsUnder(rule, { ...sums, discount: NOTHING, priority: NOTHING }).total;
  return total > without ? paise(total - without) : null;
}
