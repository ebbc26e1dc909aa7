import { paise } from "#core/shared/money.ts";
import { nameOf } from "./bill.ts";
import { rupeesAndPaise } from "./rupees.ts";
import { pieces } from "./values.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Step, WhatIf } from "#core/pricing/what-if.ts";
import type { Paragraph } from "./explanation.ts";

/** What would unlock each coupon, and what free shipping lacks. */
export function whatIfParagraphs({ coupons, freeShipping }: WhatIf, { lines }: PricingRequest): readonly Paragraph[] {
  const unlocking = coupons.map(({ code, step }) => ({ about: `To unlock ${code}`, sentences: [stepSentence(step, lines)] }));
  return [
    ...(unlocking.length === 0 ? [{ about: "Coupons", sentences: ["No coupon is locked."] }] : unlocking),
    freeShipping === null
      ? { about: "Free shipping", sentences: ["Nothing is missing for free shipping."] }
      : {
          about: "For free shipping",
          sentences: [`${rupeesAndPaise(freeShipping.missing)} is missing.`, stepSentence(freeShipping.step, lines)],
        },
  ];
}

function stepSentence(step: Step | null, lines: PricingRequest["lines"]): string {
  if (step === null) return "No single step gets there.";
  const { product, line, total, more } = step;
  const beside = line === null ? "" : ` to the ${lines[line]?.quantity ?? 0} in the cart`;
  return `Add ${pieces(step.pieces)} of ${nameOf(product)}${beside}: the total becomes ${rupeesAndPaise(total)}, ${difference(more)}.`;
}

function difference(more: Step["more"]): string {
  if (more === 0) return "the same as now";
  return more > 0 ? `${rupeesAndPaise(more)} more` : `${rupeesAndPaise(paise(-more))} less`;
}
