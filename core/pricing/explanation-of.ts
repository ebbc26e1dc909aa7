import { gramsOfLine } from "../cart/weight.ts";
import { discountFacts } from "../coupons/discount-facts.ts";
import { piecesCounted } from "../coupons/selection.ts";
import { exactly, minus } from "../shared/exact.ts";
import { paise } from "../shared/money.ts";
import { isLess } from "../coupons/whole-fraction.ts";
import type { TaxTable } from "../cart/excluding-tax.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { CouponFacts, DiscountFacts, Explanation, LineFacts, ShippingFacts } from "./explanation.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricedCart } from "./priced-cart.ts";
import type { CountingLine } from "./sorted-cart.ts";

/** The facts that explain a priced cart's figures. */
export function explanationOf(priced: PricedCart): Explanation {
  const { counting, tax } = priced.cart;
  const whole = counting.map((line) => countedAmount(line, line.quantity, tax)); // Most coupons count all pieces of a line.
  return {
    weight: { grams: priced.grams, parts: priced.lines.map(gramsOfLine) },
    coupons: priced.coupons.map((counted) => couponFacts(priced, whole, counted)),
    choice: priced.choice,
    shipping: shippingFacts(priced),
    roundedUpBy: paise(priced.total - priced.beforeRounding),
  };
}

function couponFacts(priced: PricedCart, whole: readonly CountedAmount[], counted: CountedCoupon): CouponFacts {
  const { coupon, eligibleValue } = counted.offered;
  return {
    code: coupon.code,
    scope: counted.scope,
    lines: lineFacts(priced, whole, counted),
    eligibleValue,
    minimum: coupon.minimum,
    missing: missingOf(counted),
    end: coupon.end,
    discount: discountFactsOf(priced, counted),
  };
}

/** What the eligible value lacks of the minimum; null: nothing. */
function missingOf({ wholeValue, offered: { coupon, eligibleValue } }: CountedCoupon): ExactPaise | null {
  if (wholeValue !== null && !isLess(wholeValue, coupon.minimum)) return null;
  const missing = minus(exactly(coupon.minimum), eligibleValue);
  return missing.numerator > 0n ? missing : null;
}

function discountFactsOf({ subtotal }: PricedCart, { offered: { state, coupon, eligibleValue, discount } }: CountedCoupon): DiscountFacts {
  if (state === "expired" || state === "locked") return { kind: "none", because: state };
  const { promised, afterRounding, limits } = discountFacts(eligibleValue, subtotal, coupon.promise, discount);
  return { kind: "given", promised, afterRounding, limits, discount };
}

/** The facts of each line in the bill's order. The selection has the lines in the order of their prices. */
function lineFacts({ cart: { counting, tax } }: PricedCart, whole: readonly CountedAmount[], counted: CountedCoupon): readonly LineFacts[] {
  const { ranks } = counted.selection;
  const facts = new Array<LineFacts>(counting.length);
  for (let at = 0; at < counting.length; at++) {
    const line = counting[at];
    if (line === undefined) continue;
    const rank = ranks[at] ?? 0;
    const pieces = piecesCounted(rank, line.quantity, counted.offered.coupon);
    if (rank === 0) facts[line.place] = OUT_OF_SCOPE;
    else if (pieces === 0) facts[line.place] = { kind: "beyond-maximum-lines", rank };
    else {
      const piecesLeftOut = line.quantity - pieces;
      const { amount, value } = (piecesLeftOut === 0 ? whole[at] : undefined) ?? countedAmount(line, pieces, tax);
      facts[line.place] = { kind: "counted", rank, pieces, piecesLeftOut, amount, gst: tax.rates[line.rate] ?? 0, value };
    }
  }
  return facts;
}

/** What some pieces of a line cost, and the same without tax. */
type CountedAmount = { readonly amount: Paise; readonly value: ExactPaise };

function countedAmount({ unitPrice, rate }: CountingLine, pieces: number, { weights, denominator }: TaxTable): CountedAmount {
  const amount = paise(unitPrice * pieces);
  return { amount, value: { numerator: BigInt(amount) * (weights[rate] ?? 0n), denominator } };
}

const OUT_OF_SCOPE: LineFacts = { kind: "out-of-scope" };

function shippingFacts({ chosenRule, subtotal, discount, shipping, applied }: PricedCart): ShippingFacts {
  if (chosenRule === null) return { kind: "empty-cart" };
  return {
    kind: "weighed",
    ...chosenRule,
    totalAfterCoupon: paise(subtotal - discount),
    isFree: chosenRule.rule !== null && shipping.leftForFree === null,
    priorityOf: applied !== null && applied.offered.coupon.priorityShipping > 0 ? applied.offered.coupon.code : null,
  };
}
