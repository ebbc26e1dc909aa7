import { couponError } from "#cli/coupons/wording/error.ts";
import { couponSentences } from "#cli/coupons/wording/explanation.ts";
import { couponLabel } from "#cli/coupons/wording/labels.ts";
import { choiceSentence, keptFromWebSentence } from "#cli/coupons/wording/choice.ts";
import { couponJson } from "./bill-json.ts";
import { couponFactsJson } from "./explanation-json.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { ExplainedCoupon } from "#cli/cart/explained-coupon.ts";
import type { Paint } from "#cli/printing/paint.ts";

type PrintedEnd = (end: CouponEnd) => string;

/** Keys: coupon and facts, null where no coupon is meant; coupon_error as in a bill. */
export function explainedCouponJson({ bill, found }: ExplainedCoupon, printedEnd: PrintedEnd): string {
  const answer = {
    coupon: found === null ? null : couponJson(found.offered),
    coupon_error: bill.couponError === null ? null : couponError(bill.couponError),
    explanation: found === null ? null : couponFactsJson(bill.lines, found.facts, printedEnd),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

export function explainedCouponText(
  { code, bill, found, isKeptFromWeb, choice }: ExplainedCoupon,
  printedEnd: PrintedEnd,
  paint: Paint,
): string {
  const typed = choiceSentence(bill.explanation.choice);
  const coupon =
    found === null
      ? { about: code, sentences: [typed, ...(isKeptFromWeb ? [keptFromWebSentence] : [])] }
      : {
          about: `${found.facts.code}: ${couponLabel(found.offered.label)}`,
          sentences: [...couponSentences({ lines: bill.lines, ...found, printedEnd }), typed],
        };
  return paragraphsText([coupon, { about: "As the file asks", sentences: [choiceSentence(choice)] }], paint);
}
