import { pieces, rupeesAndPaise } from "#web/design/wording/amounts.ts";
import { checkoutWords } from "./checkout.ts";
import { paise } from "#core/shared/money.ts";
import type { FigureDifference } from "#core/orders/money/order-check.ts";
import type { LineChange, QuoteChange } from "#core/orders/quote/quote-change.ts";
import type { QuoteChanges } from "#web/features/orders/checkout/checkout-model.ts";

/** What changed of a bill since it was shown: nothing changes silently. */
export function quoteChangesText(news: QuoteChanges): { readonly heading: string; readonly lines: readonly string[] } {
  switch (news.kind) {
    case "replaced":
      return { heading: "Your bill was made anew, in another window perhaps. Please check it once more.", lines: [] };
    case "cash-lost":
      return {
        heading: "This order can't be paid in cash any more, so it is paid online now.",
        lines: news.reasons.map(checkoutWords.noCash),
      };
    case "changes":
      return { heading: "The bill changed. Please check it before you order.", lines: news.changes.flatMap(told) };
  }
}

function told(change: QuoteChange): readonly string[] {
  switch (change.kind) {
    case "expired":
      return ["The time for which it was held is over."];
    case "refused":
      return change.refusal.kind === "cash-not-offered" ? change.refusal.reasons.map(checkoutWords.noCash) : [];
    case "line-gone":
      return [`${change.title} is no longer in your cart.`];
    case "line-new":
      return [`${change.title} was added to your cart.`];
    case "line":
      return change.changes.map((one) => `${change.title}: ${lineChange(one)}`);
    case "figures":
      return change.differences.flatMap(figure);
  }
}

function lineChange(change: LineChange): string {
  switch (change.kind) {
    case "quantity":
      return `${pieces(change.to ?? 0)} instead of ${pieces(change.from ?? 0)}.`;
    case "price":
      return `${amount(change.to)} each instead of ${amount(change.from)}.`;
    case "gst":
      return `its GST is ${change.to ?? 0}% instead of ${change.from ?? 0}%; the price includes it.`;
    case "seller":
      return "another seller sends it now.";
    case "hsn":
      return "its tax code on the invoice changed.";
  }
}

const NAMES: Readonly<Record<string, string>> = {
  subtotal: "Subtotal",
  coupon: "Coupon",
  prepaid: "Paying online",
  shipping: "Shipping",
  total: "Total",
};

/** Of the whole order only: a line's own figures follow from it. */
function figure({ figure: name, told: before, again }: FigureDifference): readonly string[] {
  const label = NAMES[name];
  if (label !== undefined && typeof before === "number" && typeof again === "number")
    return [`${label}: ${amount(again)} instead of ${amount(before)}.`];
  if (name !== "couponCode") return [];
  return [typeof again === "string" ? `Coupon ${again} is applied.` : `Coupon ${before ?? ""} does not apply any more.`];
}

const amount = (figure: number | null): string => rupeesAndPaise(paise(figure ?? 0));
