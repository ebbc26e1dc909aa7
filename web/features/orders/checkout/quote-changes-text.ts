import { pieces, rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { paise } from "#core/shared/money.ts";
import { quoteChangePhrases as says } from "#web/features/orders/wording/quote-changes.ts";
import { checkoutWords } from "./checkout-words.ts";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { FigureDifference } from "#core/orders/order/order-check.ts";
import type { LineChange, QuoteChange } from "#core/orders/quote/quote-change.ts";
import type { QuoteChanges } from "./checkout-model.ts";

/** What changed of a bill since it was shown: nothing changes silently. */
export function quoteChangesText(news: QuoteChanges): { readonly heading: string; readonly lines: readonly string[] } {
  switch (news.kind) {
    case "replaced":
      return { heading: says.replaced, lines: [] };
    case "cash-lost":
      return { heading: says.cashLost, lines: news.reasons.map(checkoutWords.noCash) };
    case "changes":
      return { heading: says.changed, lines: news.changes.flatMap(sentencesOf) };
  }
}

function sentencesOf(change: QuoteChange): readonly string[] {
  switch (change.kind) {
    case "expired":
      return [says.expired];
    case "refused":
      return change.refusal.kind === "cash-not-offered" ? change.refusal.reasons.map(checkoutWords.noCash) : [];
    case "line-gone":
      return [says.lineGone(titleFact(change))];
    case "line-new":
      return [says.lineNew(titleFact(change))];
    case "line":
      return change.changes.map((one) => lineChange(shownTitle(change), one));
    case "figures":
      return change.differences.flatMap(figure);
  }
}

function lineChange(title: string, change: LineChange): string {
  switch (change.kind) {
    case "quantity":
      return says.quantity({ title, from: pieces(change.from ?? 0), to: pieces(change.to ?? 0) });
    case "price":
      return says.price({ title, from: amount(change.from), to: amount(change.to) });
    case "gst":
      return says.gst({ title, from: String(change.from ?? 0), to: String(change.to ?? 0) });
    case "seller":
      return says.seller({ title });
    case "hsn":
      return says.hsn({ title });
  }
}

const figures: Readonly<Record<string, string>> = says.figures;

/** Of the whole order only: a line's own figures follow from it. */
function figure({ figure: changed, told: before, again }: FigureDifference): readonly string[] {
  const name = figures[changed];
  if (name !== undefined && typeof before === "number" && typeof again === "number")
    return [says.figure({ name, from: amount(before), to: amount(again) })];
  if (changed !== "couponCode") return [];
  return [typeof again === "string" ? says.couponApplied({ code: again }) : says.couponLost({ code: String(before ?? "") })];
}

const amount = (figure: number | null): string => rupeesAndPaise(paise(figure ?? 0));
