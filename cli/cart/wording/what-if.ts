import { paise } from "#core/shared/money.ts";
import { nameOf } from "./bill.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { pieces } from "#cli/wording/exact-amounts.ts";
import { dearerSentences } from "./explanation.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { Paise } from "#core/shared/money.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Step, WhatIf } from "#core/pricing/what-if.ts";
import type { Paragraph } from "./explanation.ts";

/** What the applied coupon makes dearer, what would unlock each coupon, and what free shipping lacks. */
export function whatIfParagraphs({ coupons, freeShipping }: WhatIf, { lines }: PricingRequest, bill: ExplainedBill): readonly Paragraph[] {
  const { priority } = bill.shipping;
  const dearer = dearerSentences(bill);
  const unlocking = coupons.map(({ code, step }) => ({ about: `To unlock ${code}`, sentences: [stepSentence(step, lines)] }));
  return [
    ...(dearer.length === 0 ? [] : [{ about: `Without ${bill.applied?.code ?? ""}`, sentences: dearer }]),
    ...(unlocking.length === 0 ? [{ about: "Coupons", sentences: ["No coupon is locked."] }] : unlocking),
    priority > 0 ? { about: "Free shipping", sentences: [setByCoupon(priority)] } : freeShippingParagraph(freeShipping, lines),
  ];
}

const setByCoupon = (priority: Paise): string =>
  `The coupon sets shipping to ${rupeesAndPaise(priority)}, however much the cart is worth: adding more does not make it free.`;

function freeShippingParagraph(lacks: WhatIf["freeShipping"], lines: PricingRequest["lines"]): Paragraph {
  if (lacks === null) return { about: "Free shipping", sentences: ["Shipping is already free."] };
  return { about: "For free shipping", sentences: [`${rupeesAndPaise(lacks.missing)} is missing.`, stepSentence(lacks.step, lines)] };
}

function stepSentence(step: Step | null, lines: PricingRequest["lines"]): string {
  if (step === null) return "No single step is enough.";
  const { product, line, total, more } = step;
  const beside = line === null ? "" : ` to the ${lines[line]?.quantity ?? 0} in the cart`;
  return `Add ${pieces(step.pieces)} of ${nameOf(product)}${beside}: the total becomes ${rupeesAndPaise(total)}, ${difference(more)}.`;
}

function difference(more: Step["more"]): string {
  if (more === 0) return "the same as now";
  return more > 0 ? `${rupeesAndPaise(more)} more` : `${rupeesAndPaise(paise(-more))} less`;
}
