import { priceCart } from "../../pricing/price-cart.ts";
import { paise, roundUpToRupee } from "../../shared/money.ts";
import { allocationOf } from "./allocation.ts";
import { pricingOf } from "./checkout-facts.ts";
import { prepaidDiscount, prepaidFacts } from "./prepaid-discount.ts";
import type { ExplainedBill } from "../../pricing/explanation.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineShares } from "./allocation.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { PrepaidFacts } from "./prepaid-discount.ts";

/** How an order is paid. */
export type PaymentWay = "online" | "cash";

/** The cart's bill, and what checkout adds to it. All amounts include tax. */
export type CheckoutBill = {
  readonly bill: ExplainedBill;
  readonly way: PaymentWay;
  readonly prepaid: PrepaidFacts;
  /** Subtotal − coupon − prepaid + shipping. */
  readonly beforeRounding: Paise;
  /** What rounding up to the whole rupee adds. It is never tax. */
  readonly roundOff: Paise;
  readonly total: Paise;
  /** One for each of the bill's lines, in the bill's order; they sum to the total. */
  readonly shares: readonly LineShares[];
};

/**
 * What an order costs when it is paid that way. The prepaid discount is calculated after the coupon and only online; free shipping is
 * decided without it. Lines that can't be bought are left out, by the cart's rules. Throws `BeyondLimits`.
 * Source: specification/checkout.md, Prepaid discount.
 */
export function checkoutBill(facts: CheckoutFacts, way: PaymentWay): CheckoutBill {
  const bill = priceCart(pricingOf(facts));
  const afterCoupon = paise(bill.subtotal - bill.discount);
  const prepaid: PrepaidFacts = way === "online" ? prepaidFacts(afterCoupon, facts.terms.prepaid) : { kind: "none", because: "cash" };
  const beforeRounding = paise(bill.beforeRounding - prepaidDiscount(prepaid));
  const total = roundUpToRupee(beforeRounding);
  const roundOff = paise(total - beforeRounding);
  const shares = allocationOf(bill, { prepaid: prepaidDiscount(prepaid), roundOff });
  return { bill, way, prepaid, beforeRounding, roundOff, total, shares };
}

/**
 * By how many paise the coupon makes the order dearer than it would be without one, paid that same way; null: it doesn't, or there is none.
 * Throws `BeyondLimits`. Source: specification/coupons.md, A coupon that makes it dearer.
 */
export function orderDearerByCoupon(facts: CheckoutFacts, { bill, way, total }: CheckoutBill): Paise | null {
  if (bill.applied === null) return null;
  const without = checkoutBill({ ...facts, cart: { ...facts.cart, choice: { kind: "none" } } }, way).total;
  return total > without ? paise(total - without) : null;
}
