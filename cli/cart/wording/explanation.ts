import { decimalText, exactDecimalText } from "#cli/printing/decimal-text.ts";
import { hundredthsText } from "#cli/printing/amount-text.ts";
import { nameOf } from "./bill.ts";
import { choiceSentence } from "#cli/coupons/wording/choice.ts";
import { couponSentences } from "#cli/coupons/wording/explanation.ts";
import { rupees, rupeesAndPaise } from "#cli/wording/rupees.ts";
import { dearerByCoupon } from "#core/pricing/dearer-by-coupon.ts";
import { paise } from "#core/shared/money.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { ExplainedBill, ShippingFacts } from "#core/pricing/explanation.ts";
import type { ChosenRule } from "#core/shipping/standard-shipping.ts";

/** Sentences about one figure, or one coupon. */
export type Paragraph = { readonly about: string; readonly sentences: readonly string[] };

/** How every figure of a bill comes about. */
export function paragraphsOf(bill: ExplainedBill, printedEnd: (end: CouponEnd) => string): readonly Paragraph[] {
  const { lines, coupons, explanation } = bill;
  return [
    { about: "Subtotal", sentences: subtotalSentences(bill) },
    { about: "Weight", sentences: [weightSentence(bill)] },
    ...coupons.flatMap((offered, at) =>
      explanation.coupons
        .slice(at, at + 1)
        .map((facts) => ({ about: `Coupon ${facts.code}`, sentences: couponSentences({ lines, offered, facts, printedEnd }) })),
    ),
    { about: "Discount", sentences: [choiceSentence(explanation.choice), ...dearerSentences(bill)] },
    { about: "Shipping", sentences: shippingSentences(explanation.shipping, bill) },
    { about: "Total", sentences: totalSentences(bill) },
  ].filter(({ sentences }) => sentences.length > 0);
}

/** Said where the applied coupon makes the cart dearer. */
export function dearerSentences(bill: ExplainedBill): readonly string[] {
  const more = dearerByCoupon(bill);
  return more === null ? [] : [`It makes the cart dearer: without it the total is ${rupeesAndPaise(more)} less, delivery included.`];
}

function subtotalSentences({ lines, subtotal }: ExplainedBill): readonly string[] {
  if (lines.length === 0) return ["No line remains: the subtotal is ₹0.00."];
  const sum = lines.length === 1 ? "" : `${lines.map(({ amount }) => rupeesAndPaise(amount)).join(" + ")} = `;
  return [
    ...lines.map(
      ({ product, quantity, unitPrice, amount }) =>
        `${nameOf(product)}: ${quantity} × ${rupeesAndPaise(unitPrice)} = ${rupeesAndPaise(amount)}.`,
    ),
    `Together ${sum}${rupeesAndPaise(subtotal)}, GST included.`,
  ];
}

function weightSentence({ lines, weight, explanation: { weight: facts } }: ExplainedBill): string {
  if (lines.length === 0) return "An empty cart weighs nothing.";
  const parts = lines.map(({ product, quantity }) => `${quantity} × ${decimalText(product.weight)} g`);
  return `${parts.join(" + ")} = ${exactDecimalText(facts.grams)} g, to two decimals ${hundredthsText(weight)} kg.`;
}

function shippingSentences(facts: ShippingFacts, { weight, shipping }: ExplainedBill): readonly string[] {
  switch (facts.kind) {
    case "empty-cart":
      return ["An empty cart has no shipping."];
    case "weighed":
      return [
        ruleSentence(facts, hundredthsText(weight)),
        chargeSentence(facts),
        ...(facts.priorityOf === null
          ? []
          : [`Coupon ${facts.priorityOf} sets the charge to ${rupeesAndPaise(shipping.priority)} instead.`]),
      ];
  }
}

function ruleSentence({ because, weightLimit }: ChosenRule, weight: string): string {
  const limit = `${decimalText(weightLimit ?? 0)} kg`;
  switch (because) {
    case "no-weight-limit":
      return "There is no weight limit, so the basic rule applies.";
    case "within-weight-limit":
      return `The cart weighs ${weight} kg, not more than ${limit}, so the basic rule applies.`;
    case "above-weight-limit":
      return `The cart weighs ${weight} kg, more than ${limit}, so the rule for heavy carts applies.`;
  }
}

function chargeSentence({ rule, isFree, totalAfterCoupon }: Extract<ShippingFacts, { kind: "weighed" }>): string {
  if (rule === null) return "That rule is not set, so it charges nothing.";
  const after = `The total after coupon, ${rupeesAndPaise(totalAfterCoupon)},`;
  if (isFree) return `${after} reaches its minimum order of ${rupees(rule.minimumOrder)}, so it charges nothing.`;
  const missing = rupeesAndPaise(paise(rule.minimumOrder - totalAfterCoupon));
  return `${after} is ${missing} short of its minimum order of ${rupees(rule.minimumOrder)}, so it charges ${rupeesAndPaise(rule.charge)}.`;
}

function totalSentences({
  subtotal,
  discount,
  shipping,
  beforeRounding,
  total,
  explanation: { roundedUpBy },
}: ExplainedBill): readonly string[] {
  const sum = `${rupeesAndPaise(subtotal)} − ${rupeesAndPaise(discount)} + ${rupeesAndPaise(shipping.charge)} = ${rupeesAndPaise(beforeRounding)}.`;
  if (roundedUpBy === 0) return [sum, "That is a whole number of rupees."];
  return [sum, `Rounded up to the whole rupee, which adds ${rupeesAndPaise(roundedUpBy)}: ${rupeesAndPaise(total)}.`];
}
