import { amountText } from "#cli/printing/amount-text.ts";
import { decimalText } from "#cli/printing/decimal-text.ts";
import { fractionText, roundedText, roundedUpText, rupeesFraction } from "#cli/printing/fraction-text.ts";
import type { CouponScope } from "#core/coupons/scope.ts";
import type { ExplainedBill, CouponFacts, DiscountFacts, LineFacts, ShippingFacts, WeightFacts } from "#core/pricing/explanation.ts";
import type { BilledLine } from "#core/pricing/bill.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { ExactPaise } from "#core/shared/exact.ts";

/**
 * The facts behind a bill as `cart check --json --explain` prints them: amounts as strings with two decimals. A value that is a fraction is
 * told twice: `rounded` half up (what is missing: up, as its hint is), and `exact` in rupees as "numerator/denominator" in lowest terms.
 */
export function explanationJson(bill: ExplainedBill, printedEnd: (end: CouponEnd) => string) {
  const { weight, coupons, choice, shipping, roundedUpBy } = bill.explanation;
  return {
    weight: weightJson(bill.lines, weight),
    coupons: coupons.map((facts) => couponFactsJson(bill.lines, facts, printedEnd)),
    choice: "code" in choice ? { ...choice, kind: underscored(choice.kind) } : { kind: underscored(choice.kind) },
    shipping: shippingJson(shipping, bill),
    total: { before_rounding: amountText(bill.beforeRounding), rounded_up_by: amountText(roundedUpBy) },
  };
}

const weightJson = (lines: readonly BilledLine[], { grams, parts }: WeightFacts) => ({
  grams: fractionText(grams),
  parts: parts.map((part, at) => ({ product_id: lines[at]?.product.id, grams: fractionText(part) })),
});

export const couponFactsJson = (lines: readonly BilledLine[], facts: CouponFacts, printedEnd: (end: CouponEnd) => string) => ({
  coupon: facts.code,
  scope: scopeJson(facts.scope),
  lines: facts.lines.map((line, at) => ({ product_id: lines[at]?.product.id, ...lineJson(line) })),
  eligible_value: roundedAndExact(facts.eligibleValue),
  minimum_order_value: amountText(facts.minimum),
  missing: facts.missing === null ? null : roundedAndExact(facts.missing, roundedUpText),
  end_date: facts.end === null ? null : printedEnd(facts.end),
  discount: discountJson(facts.discount),
});

const scopeJson = ({ kind, names }: CouponScope) => ({ kind, names });

/** `rank`: its place among the lines in scope, the cheapest first, from 1. */
function lineJson(line: LineFacts) {
  switch (line.kind) {
    case "out-of-scope":
      return { kind: "out_of_scope" };
    case "beyond-maximum-lines":
      return { kind: "beyond_max_no_of_products", rank: line.rank };
    case "counted": {
      const { rank, pieces, piecesLeftOut, amount, gst, value } = line;
      return {
        kind: "counted",
        rank,
        pieces,
        pieces_beyond_max_product_qty: piecesLeftOut,
        amount: amountText(amount),
        gst: decimalText(gst),
        value: roundedAndExact(value),
      };
    }
  }
}

/** `limits`: those that bit, in the order in which they were applied, and what each left. */
function discountJson(facts: DiscountFacts) {
  switch (facts.kind) {
    case "none":
      return { kind: "none", because: facts.because };
    case "given":
      return {
        kind: "given",
        promised: roundedAndExact(facts.promised),
        rounded_down: roundedText(facts.afterRounding),
        limits: facts.limits.map(({ kind, to }) => ({ kind: underscored(kind), to: amountText(to) })),
        discount: amountText(facts.discount),
      };
  }
}

function shippingJson(facts: ShippingFacts, { shipping }: ExplainedBill) {
  switch (facts.kind) {
    case "empty-cart":
      return { kind: "empty_cart" };
    case "weighed":
      return {
        kind: "weighed",
        rule: underscored(facts.name),
        because: underscored(facts.because),
        weight_limit_kg: facts.weightLimit === null ? null : decimalText(facts.weightLimit),
        minimum_order: facts.rule === null ? null : amountText(facts.rule.minimumOrder),
        shipping_charges: facts.rule === null ? null : amountText(facts.rule.charge),
        total_after_coupon: amountText(facts.totalAfterCoupon),
        is_free: facts.isFree,
        standard_shipping: amountText(shipping.standard),
        priority_shipping_of: facts.priorityOf,
      };
  }
}

const roundedAndExact = (amount: ExactPaise, rounded = roundedText) => ({ rounded: rounded(amount), exact: rupeesFraction(amount) });

const underscored = (kind: string): string => kind.replaceAll("-", "_");
