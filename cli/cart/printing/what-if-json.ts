import { amountText } from "#cli/printing/amount-text.ts";
import type { Step, WhatIf } from "#core/pricing/what-if.ts";

/** `line`: the line's index in the file's cart, null for a product that is not in it yet. `more`: by how much the total grows. */
export function whatIfJson({ coupons, freeShipping }: WhatIf): string {
  const answer = {
    coupons: coupons.map(({ code, step }) => ({ coupon: code, step: stepJson(step) })),
    free_shipping: freeShipping === null ? null : { missing: amountText(freeShipping.missing), step: stepJson(freeShipping.step) },
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
