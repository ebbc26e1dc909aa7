import { dearerByCoupon } from "#core/pricing/dearer-by-coupon.ts";
import { paise } from "#core/shared/money.ts";
import { amountText } from "#cli/printing/amount-text.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { Step, WhatIf } from "#core/pricing/what-if.ts";

/**
 * `line`: the line's index in the file's cart, null for a product that is not in it yet. `more`: by how much the total grows.
 * `without_coupon`: null, or by how much the total falls without the coupon that is applied.
 */
export function whatIfJson({ coupons, freeShipping }: WhatIf, bill: ExplainedBill): string {
  const dearer = dearerByCoupon(bill);
  const answer = {
    coupons: coupons.map(({ code, step }) => ({ coupon: code, step: stepJson(step) })),
    free_shipping: freeShipping === null ? null : { missing: amountText(freeShipping.missing), step: stepJson(freeShipping.step) },
    without_coupon:
      dearer === null ? null : { coupon: bill.applied?.code, total: amountText(paise(bill.total - dearer)), less: amountText(dearer) },
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

const stepJson = (step: Step | null) =>
  step === null
    ? null
    : {
        product_id: step.product.id,
        title: step.product.title,
        line: step.line,
        pieces: step.pieces,
        total: amountText(step.total),
        more: amountText(step.more),
      };
