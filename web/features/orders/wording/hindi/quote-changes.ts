import { pieces, rupeesAndPaise } from "#web/design/wording/amounts.ts";
import { checkoutWords } from "#web/features/orders/wording/checkout.ts";
import { paise } from "#core/shared/money.ts";
import type { FigureDifference } from "#core/orders/money/order-check.ts";
import type { LineChange, QuoteChange } from "#core/orders/quote/quote-change.ts";
import type { QuoteChanges } from "#web/features/orders/checkout/checkout-model.ts";

export function quoteChangesText(news: QuoteChanges): { readonly heading: string; readonly lines: readonly string[] } {
  switch (news.kind) {
    case "replaced":
      return { heading: "आपका बिल नया बना है, शायद किसी दूसरी विंडो में। कृपया एक बार फिर देख लें।", lines: [] };
    case "cash-lost":
      return { heading: "इस ऑर्डर का भुगतान अब नकद नहीं हो सकता, इसलिए अब ऑनलाइन होगा।", lines: news.reasons.map(checkoutWords.noCash) };
    case "changes":
      return { heading: "बिल बदल गया है। ऑर्डर करने से पहले कृपया देख लें।", lines: news.changes.flatMap(told) };
  }
}

function told(change: QuoteChange): readonly string[] {
  switch (change.kind) {
    case "expired":
      return ["जितने समय के लिए सामान रखा था, वह पूरा हो गया।"];
    case "refused":
      return change.refusal.kind === "cash-not-offered" ? change.refusal.reasons.map(checkoutWords.noCash) : [];
    case "line-gone":
      return [`${change.title} अब आपके कार्ट में नहीं है।`];
    case "line-new":
      return [`${change.title} आपके कार्ट में जुड़ा है।`];
    case "line":
      return change.changes.map((one) => `${change.title}: ${lineChange(one)}`);
    case "figures":
      return change.differences.flatMap(figure);
  }
}

function lineChange(change: LineChange): string {
  switch (change.kind) {
    case "quantity":
      return `${pieces(change.from ?? 0)} की जगह ${pieces(change.to ?? 0)}।`;
    case "price":
      return `हर नग ${amount(change.from)} की जगह ${amount(change.to)}।`;
    case "gst":
      return `GST ${change.from ?? 0}% की जगह ${change.to ?? 0}%; दाम में शामिल है।`;
    case "seller":
      return "अब कोई दूसरा विक्रेता भेजेगा।";
    case "hsn":
      return "इनवॉइस पर इसका कर कोड बदला है।";
  }
}

const NAMES: Readonly<Record<string, string>> = {
  subtotal: "सबटोटल",
  coupon: "कूपन",
  prepaid: "ऑनलाइन भुगतान",
  shipping: "डिलीवरी",
  total: "कुल",
};

function figure({ figure: name, told: before, again }: FigureDifference): readonly string[] {
  const label = NAMES[name];
  if (label !== undefined && typeof before === "number" && typeof again === "number")
    return [`${label}: ${amount(before)} की जगह ${amount(again)}।`];
  if (name !== "couponCode") return [];
  return [typeof again === "string" ? `कूपन ${again} लगा है।` : `कूपन ${before ?? ""} अब नहीं लगता।`];
}

const amount = (figure: number | null): string => rupeesAndPaise(paise(figure ?? 0));
