import { gramsOfLine } from "../cart/weight.ts";
import { discountFacts } from "../coupons/discount-facts.ts";
import { piecesCounted } from "../coupons/selection.ts";
import { exactly, minus } from "../shared/exact.ts";
import { paise } from "../shared/money.ts";
import type { CouponFacts, DiscountFacts, Explanation, LineFacts, ShippingFacts } from "./explanation.ts";
import type { CountedCoupon } from "./offered-coupons.ts";
import type { PricedCart } from "./priced-cart.ts";

/** The facts that explain a priced cart's figures. */
export function explanationOf(priced: PricedCart): Explanation {
  return {
    weight: { grams: priced.grams, parts: priced.lines.map(gramsOfLine) },
    coupons: priced.coupons.map((counted) => couponFacts(priced, counted)),
    choice: priced.choice,
    shipping: shippingFacts(priced),
    roundedUpBy: paise(priced.total - priced.beforeRounding),
  };
}

function couponFacts(priced: PricedCart, counted: CountedCoupon): CouponFacts {
  const { coupon, eligibleValue } = counted.offered;
  const missing = minus(exactly(coupon.minimum), eligibleValue);
  return {
    code: coupon.code,
    scope: counted.scope,
    lines: lineFacts(priced, counted),
    eligibleValue,
    minimum: coupon.minimum,
    missing: missing.numerator > 0n ? missing : null,
    end: coupon.end,
    discount: discountFactsOf(priced, counted),
  };
}

function discountFactsOf({ subtotal }: PricedCart, { offered: { state, coupon, eligibleValue, discount } }: CountedCoupon): DiscountFacts {
  if (state === "expired" || state === "locked") return { kind: "none", because: state };
  return { kind: "given", ...discountFacts(eligibleValue, subtotal, coupon.promise, discount) };
}

/** The facts of each line in the bill's order. The selection has the lines in the order of their prices. */
function lineFacts({ cart: { counting, tax } }: PricedCart, { selection, offered }: CountedCoupon): readonly LineFacts[] {
  const facts = new Array<LineFacts>(counting.length);
  counting.forEach(({ place, unitPrice, quantity, rate }, at) => {
    const rank = selection.ranks[at] ?? 0;
    const pieces = piecesCounted(rank, quantity, offered.coupon);
    if (rank === 0) facts[place] = OUT_OF_SCOPE;
    else if (pieces === 0) facts[place] = { kind: "beyond-maximum-lines", rank };
    else {
      const amount = paise(unitPrice * pieces);
      const value = { numerator: BigInt(amount) * (tax.weights[rate] ?? 0n), denominator: tax.denominator };
      facts[place] = { kind: "counted", rank, pieces, piecesLeftOut: quantity - pieces, amount, gst: tax.rates[rate] ?? 0, value };
    }
  });
  return facts;
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
