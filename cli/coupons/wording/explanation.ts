import { decimalText } from "#cli/printing/decimal-text.ts";
import { nameOf } from "#cli/cart/wording/bill.ts";
import { rupees, rupeesAndPaise } from "#cli/wording/rupees.ts";
import { roundedUpText } from "#cli/printing/fraction-text.ts";
import { exactRupees, pieces, roundedRupees } from "#cli/wording/exact-amounts.ts";
import type { Coupon, CouponEnd, CouponPromise } from "#core/coupons/coupon.ts";
import type { DiscountLimit } from "#core/coupons/discount-facts.ts";
import type { CouponScope } from "#core/coupons/scope.ts";
import type { BilledLine, OfferedCoupon } from "#core/pricing/bill.ts";
import type { CouponFacts, DiscountFacts, LineFacts } from "#core/pricing/explanation.ts";

/** A coupon on a cart, and the facts of it; `printedEnd` is how the file spells its end. */
export type CouponCase = {
  readonly lines: readonly BilledLine[];
  readonly offered: OfferedCoupon;
  readonly facts: CouponFacts;
  readonly printedEnd: (end: CouponEnd) => string;
};

/** Why it gives what it gives, one sentence after the other. */
export function couponSentences({ lines, offered: { coupon, state }, facts, printedEnd }: CouponCase): readonly string[] {
  return [
    scopeSentence(facts.scope),
    ...cutSentences(coupon),
    ...facts.lines.flatMap((line, at) => lines.slice(at, at + 1).map((billed) => lineSentence(billed, line, coupon))),
    sumSentence(facts),
    thresholdSentence(facts),
    ...endSentences(facts.end, state, printedEnd),
    ...discountSentences(facts.discount, coupon.promise),
  ];
}

function scopeSentence({ kind, names }: CouponScope): string {
  switch (kind) {
    case "everything":
      return "It counts every product.";
    case "product":
      return `It counts only these products: ${names.join(", ")}.`;
    case "brand":
      return `It counts only products of ${names.join(", ")}.`;
    case "category":
      return `It counts only products in ${names.join(", ")}.`;
  }
}

const cutSentences = ({ maximumLines, maximumPieces }: Coupon): readonly string[] => [
  ...(maximumLines === null ? [] : [`Of these it counts the cheapest ${decimalText(maximumLines)}.`]),
  ...(maximumPieces === null ? [] : [`It counts at most ${decimalText(maximumPieces)} of each.`]),
];

function lineSentence(line: BilledLine, facts: LineFacts, { maximumLines }: Coupon): string {
  const name = nameOf(line.product);
  switch (facts.kind) {
    case "out-of-scope":
      return `${name}: not covered.`;
    case "beyond-maximum-lines":
      return `${name}: not counted; by price it is number ${facts.rank}, beyond ${decimalText(maximumLines ?? 0)}.`;
    case "counted": {
      const counted = facts.piecesLeftOut === 0 ? pieces(facts.pieces) : `${facts.pieces} of ${pieces(facts.pieces + facts.piecesLeftOut)}`;
      const tax = facts.gst === 0 ? "without GST" : `with ${decimalText(facts.gst)}% GST, ${exactRupees(facts.value)} before tax`;
      return `${name}: ${counted} at ${rupeesAndPaise(line.unitPrice)}, ${rupeesAndPaise(facts.amount)} ${tax}.`;
    }
  }
}

function sumSentence({ lines, eligibleValue }: CouponFacts): string {
  const values = lines.flatMap((line) => (line.kind === "counted" ? [roundedRupees(line.value)] : []));
  if (values.length === 0) return "No line of the cart counts: the eligible value is ₹0.00.";
  return `Eligible value before tax: ${values.length === 1 ? "" : `${values.join(" + ")} = `}${exactRupees(eligibleValue)}.`;
}

function thresholdSentence({ minimum, missing, lines }: CouponFacts): string {
  if (missing !== null) return `It unlocks from ${rupees(minimum)} before tax: ${exactRupees(missing, roundedUpText)} is missing.`;
  if (!lines.some(({ kind }) => kind === "counted")) return "It unlocks only with a line that counts.";
  return minimum === 0 ? "It needs no minimum." : `It unlocks from ${rupees(minimum)} before tax: that is reached.`;
}

function endSentences(end: CouponEnd | null, state: OfferedCoupon["state"], printedEnd: (end: CouponEnd) => string): readonly string[] {
  if (end === null) return [];
  const day = printedEnd(end);
  if (state === "expired") return [`It has expired: it ended ${end.kind === "day" ? `with ${day}, Indian time` : `at ${day}`}.`];
  return [`It is valid until ${end.kind === "day" ? `the end of ${day}, Indian time` : day}.`];
}

function discountSentences(facts: DiscountFacts, promise: CouponPromise): readonly string[] {
  switch (facts.kind) {
    case "none":
      return [`So it takes nothing off: it ${facts.because === "expired" ? "has expired" : "is locked"}.`];
    case "given":
      return [
        promise.kind === "rupee" ? `It promises ${rupeesAndPaise(promise.amount)}.` : shareSentence(promise.percent, facts),
        ...facts.limits.map(limitSentence),
        `So it takes off ${rupeesAndPaise(facts.discount)}.`,
      ];
  }
}

function shareSentence(percent: number, { promised, afterRounding }: Extract<DiscountFacts, { kind: "given" }>): string {
  const share = `${decimalText(percent)}% of the eligible value is ${exactRupees(promised)}`;
  return promised.numerator % promised.denominator === 0n ? `${share}.` : `${share}, rounded down to ${roundedRupees(afterRounding)}.`;
}

const limitSentence = ({ kind, to }: DiscountLimit): string => `That is limited to ${LIMITS[kind]}, ${rupeesAndPaise(to)}.`;

const LIMITS: Record<DiscountLimit["kind"], string> = {
  "eligible-value": "the eligible value",
  cap: "the most that it gives",
  subtotal: "the subtotal",
};
