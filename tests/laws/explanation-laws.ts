import { priceCart as corePriceCart } from "#core/pricing/price-cart.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { asItReads, down, halfUp, isBelow, minus, over, plus, sum, times, whole, zero } from "./model/fraction.ts";
import { law } from "./law.ts";
import type { BilledLine, CouponError, OfferedCoupon } from "#core/pricing/bill.ts";
import type { ChoiceFacts, CouponFacts, DiscountFacts, ExplainedBill } from "#core/pricing/explanation.ts";
import type { Fraction } from "./model/fraction.ts";
import type { Law } from "./law.ts";
import type { PriceCart } from "./subject.ts";

export const factsAddUpToTheirFigures = (priceCart: PriceCart = corePriceCart): Law =>
  law("the facts beside every figure add up to it", anyPricingRequest(), (request) => {
    const bill = priceCart(request);
    claimSame(
      bill.subtotal,
      bill.lines.reduce((amount, line) => amount + line.amount, 0),
      "the subtotal, as the sum of the lines' amounts",
    );
    weightAddsUp(bill);
    claimSame(bill.explanation.coupons.length, bill.coupons.length, "facts of coupons");
    for (const [place, offered] of bill.coupons.entries()) {
      const facts = bill.explanation.coupons[place];
      claim(facts !== undefined && facts.code === offered.coupon.code, `the facts at ${place} are another coupon's`);
      couponAddsUp(offered, facts, bill.lines);
    }
    choiceAgrees(bill);
    shippingAddsUp(bill);
    claimSame(
      bill.total,
      bill.beforeRounding + bill.explanation.roundedUpBy,
      "the total, as the sum before rounding and what rounding added",
    );
  });

function weightAddsUp({
  lines,
  weight,
  explanation: {
    weight: { grams, parts },
  },
}: ExplainedBill): void {
  claimSame(
    parts,
    lines.map(({ product, quantity }) => times(asItReads(product.weight), whole(quantity))),
    "the parts of the weight",
  );
  claimSame(grams, sum(parts), "the grams, as the sum of their parts");
  claimSame(weight, Number(halfUp(over(grams, whole(10)))), "the weight, as its grams rounded");
}

function couponAddsUp(
  { coupon, eligibleValue, discount, state, hint }: OfferedCoupon,
  facts: CouponFacts,
  lines: readonly BilledLine[],
): void {
  claimSame(facts.lines.length, lines.length, "facts of lines");
  const values = facts.lines.map((fact, place) => {
    const line = lines[place];
    if (fact.kind !== "counted" || line === undefined) return zero;
    claimSame(fact.pieces + fact.piecesLeftOut, line.quantity, "pieces counted and left out");
    claimSame(fact.amount, line.unitPrice * fact.pieces, "the counted amount");
    claimSame(fact.value, over(times(whole(fact.amount), whole(100)), plus(whole(100), asItReads(fact.gst))), "the counted value");
    return fact.value;
  });
  claimSame(facts.eligibleValue, eligibleValue, "the facts' eligible value");
  claimSame(eligibleValue, sum(values), "the eligible value, as the sum of the counted values");
  claimSame(facts.minimum, coupon.minimum, "the minimum");
  if (facts.missing === null) claim(eligibleValue.numerator >= BigInt(coupon.minimum) * eligibleValue.denominator, "something is missing");
  else claimSame(minus(whole(coupon.minimum), eligibleValue), facts.missing, "what is missing");
  claimSame(whole(discount), discountOf(facts.discount), "the discount, after its limits");
  if (hint !== null) claim(state === "locked" && facts.missing !== null, `a hint for a coupon that is ${state}`);
}

/** What the last limit that bit left; each leaves less than what was left before it. */
function discountOf(facts: DiscountFacts): Fraction {
  if (facts.kind === "none") return zero;
  claimSame(facts.afterRounding, whole(down(facts.promised)), "the promise, rounded down");
  return facts.limits.reduce<Fraction>((left, { kind, to }) => {
    claim(isBelow(whole(to), left), `${kind} did not bite`);
    return whole(to);
  }, facts.afterRounding);
}

function choiceAgrees({ applied, couponError, discount, explanation: { choice } }: ExplainedBill): void {
  const isApplied = choice.kind === "typed" || choice.kind === "automatic";
  claimSame(applied !== null, isApplied, "whether one is applied");
  claimSame(applied?.discount ?? 0, discount, "the applied coupon's discount");
  claimSame(couponError, errorOf(choice), "the coupon's error");
}

function errorOf({ kind }: ChoiceFacts): CouponError | null {
  if (kind === "typed-too-long" || kind === "typed-unknown") return "invalid-coupon";
  return kind === "typed-without-discount" ? "coupon-not-applicable" : null;
}

function shippingAddsUp({ subtotal, discount, shipping, applied, explanation: { shipping: facts } }: ExplainedBill): void {
  if (facts.kind === "empty-cart") {
    claimSame(shipping.charge, 0, "the charge of an empty cart");
    return;
  }
  claimSame(facts.totalAfterCoupon, subtotal - discount, "the total after coupon");
  claimSame(shipping.rule, facts.rule === null ? null : facts.name, "the rule");
  claimSame(shipping.standard, facts.isFree ? 0 : (facts.rule?.charge ?? 0), "the standard charge");
  const left = facts.rule === null ? 0 : facts.rule.minimumOrder - facts.totalAfterCoupon;
  claimSame(shipping.leftForFree, left > 0 ? left : null, "what is left for free shipping");
  claimSame(shipping.priority > 0 ? applied?.code : null, facts.priorityOf, "whose charge it is");
  claimSame(shipping.charge, facts.priorityOf === null ? shipping.standard : shipping.priority, "the charge");
}
