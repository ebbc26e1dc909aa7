import { roundUp } from "#core/shared/exact.ts";
import { NOTHING } from "#core/shared/money.ts";
import { rupees, rupeesAndPaise, wholeNumber } from "#web/design/wording/amounts.ts";
import { lastDay } from "#web/design/wording/dates.ts";
import { isSame, readRupees } from "#web/design/wording/exact-amounts.ts";
import { couponLabel } from "#web/features/coupons/wording/coupon-label.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import { sumNote } from "#web/features/coupons/wording/sum-note.ts";
import { menuTitle } from "#web/design/wording/hindi/menu-title.ts";
import type { BilledLine, OfferedCoupon } from "#core/pricing/bill.ts";
import type { CouponEnd, CouponPromise } from "#core/coupons/coupon.ts";
import type { CouponEntry } from "#web/features/coupons/coupon-model.ts";
import type { CouponFacts, LineFacts } from "#core/pricing/explanation.ts";
import type { CouponHint } from "#core/coupons/hint.ts";
import type { CouponScope } from "#core/coupons/scope.ts";
import type { DiscountLimit, GivenDiscount } from "#core/coupons/discount-facts.ts";
import type { Explained, ExplainedRow } from "#web/design/wording/explained.ts";
import type { Step } from "#core/pricing/what-if.ts";
import type * as english from "../coupons.ts";

export const couponWords: typeof english.couponWords = {
  heading: "आपके लिए कूपन",
  appliedHeading: "लगाए गए कूपन",
  code: "कूपन कोड",
  codePlaceholder: "कूपन कोड लिखें",
  apply: "लगाएँ",
  applyOf: (code: string) => `${code} लगाएँ`,
  remove: "हटाएँ",
  removeOf: (code: string) => `${code} हटाएँ`,
  badge: (state: OfferedCoupon["state"], isBest: boolean): string | null =>
    state === "expired" ? "समाप्त" : isBest ? "सबसे अच्छा ऑफ़र" : null,
  isApplied: (code: string) => `${code} लग गया है`,
  intro,
  wayTo: (code: string) => `${code} तक की दूरी`,
  entry,
  signIn: "साइन इन करें",
  press: (code: string, state: OfferedCoupon["state"]) =>
    state === "locked" ? `${code}, अभी बंद है। लगाने के लिए साइन इन करें` : `${code}। लगाने के लिए साइन इन करें`,
  why: "कैसे",
  whyOf: (code: string) => `कैसे: ${code}`,
  terms: "शर्तें",
  termsOf: (code: string) => `शर्तें: ${code}`,
  step: ({ pieces, product, line }: Step) =>
    `इसे पाने के लिए ${product.title ?? product.id} ${line === null ? "" : "और "}${wholeNumber(pieces)} जोड़ें`,
  label: couponLabel,
  hint,
  saving,
  validTill: (end: CouponEnd | null) => (end === null ? "कोई अंतिम तारीख़ नहीं" : `${lastDay(end)} तक मान्य`),
  explained,
};

function intro({ isGuest, isAny }: { readonly isGuest: boolean; readonly isAny: boolean }): string | null {
  if (!isAny) return "अभी कोई कूपन नहीं है।";
  return isGuest ? "साइन इन करने पर कूपन लगाए जा सकते हैं। यहाँ देखिए कि हर कूपन कितना बचाएगा।" : null;
}

function hint(hint: CouponHint): string {
  switch (hint.kind) {
    case "only-so-many-products":
      return `यह कूपन ${hint.products} ही प्रोडक्ट पर, ${rupees(hint.minimum)} की ख़रीद पर लगता है`;
    case "add-products-of":
      return `इसे पाने के लिए ${hint.names.map(menuTitle).join(", ")} के ${rupees(hint.missing)} के प्रोडक्ट और जोड़ें`;
    case "add-products":
      return `इसे पाने के लिए ${rupees(hint.missing)} के प्रोडक्ट और जोड़ें`;
  }
}

function saving({ coupon: { priorityShipping: charge }, state, discount }: OfferedCoupon): string {
  switch (state) {
    case "unlocked":
      if (discount === 0) return "इस कार्ट पर कुछ नहीं बचता";
      return `इस कार्ट पर ${rupees(discount)} बचेंगे${charge === 0 ? "" : `, डिलीवरी ${rupees(charge)} की होगी`}`;
    case "applied":
      return `इस कार्ट पर ${rupees(discount)} बच रहे हैं${charge === 0 ? "" : `, डिलीवरी ${rupees(charge)} की है`}`;
    case "locked":
      return "अभी कुछ नहीं बचता";
    case "expired":
      return "यह समाप्त हो गया है, इससे कुछ नहीं बचता";
  }
}

function explained(offered: OfferedCoupon, facts: CouponFacts, lines: readonly BilledLine[]): Explained {
  const { coupon } = offered;
  const values = facts.lines.flatMap((line) => (line.kind === "counted" ? [line.value] : []));
  return {
    sentences: [
      scopeSentence(facts.scope),
      ...(coupon.maximumLines === null ? [] : [`सिर्फ़ ${wholeNumber(coupon.maximumLines)} प्रोडक्ट गिने जाते हैं, सबसे सस्ते पहले।`]),
      ...(coupon.maximumPieces === null ? [] : [`हर प्रोडक्ट के ज़्यादा से ज़्यादा ${coupon.maximumPieces} नग गिने जाते हैं।`]),
      ...(facts.end !== null && offered.state === "expired" ? [`इसका आख़िरी दिन ${lastDay(facts.end)} था।`] : []),
      ...sumNote(values, facts.eligibleValue),
    ],
    rows: [
      ...lines.map((line, place) => lineRow(line, facts.lines[place] ?? { kind: "out-of-scope" })),
      sum("टैक्स से पहले का मूल्य", readRupees(facts.eligibleValue)),
      ...thresholdRows(facts),
      ...discountRows(offered, facts),
    ],
  };
}

function scopeSentence({ kind, names }: CouponScope): string {
  switch (kind) {
    case "everything":
      return "हर प्रोडक्ट गिना जाता है।";
    case "product":
      return "सिर्फ़ चुने हुए प्रोडक्ट गिने जाते हैं।";
    case "brand":
      return `सिर्फ़ ${names.join(", ")} के प्रोडक्ट गिने जाते हैं।`;
    case "category":
      return `सिर्फ़ ${names.map(menuTitle).join(", ")} के प्रोडक्ट गिने जाते हैं।`;
  }
}

function lineRow({ product, unitPrice }: BilledLine, facts: LineFacts): ExplainedRow {
  const title = product.title ?? product.id;
  switch (facts.kind) {
    case "out-of-scope":
      return part(`${title}: कूपन इसके लिए नहीं है`, "नहीं गिना");
    case "beyond-maximum-lines":
      return part(`${title}: सस्ते प्रोडक्ट पहले आते हैं`, "नहीं गिना");
    case "counted": {
      const leftOut = facts.piecesLeftOut === 0 ? "" : `, ${facts.piecesLeftOut} और नहीं गिने`;
      return part(`${title}: ${facts.pieces} × ${rupees(unitPrice)}, ${facts.gst}% GST घटाकर${leftOut}`, readRupees(facts.value));
    }
  }
}

function thresholdRows({ minimum, missing }: CouponFacts): readonly ExplainedRow[] {
  if (minimum === 0) return [];
  const needed = part("टैक्स से पहले चाहिए", rupeesAndPaise(minimum));
  return missing === null ? [needed] : [needed, part("टैक्स से पहले अभी कम है", rupeesAndPaise(roundUp(missing)))];
}

function discountRows({ coupon: { promise }, state }: OfferedCoupon, { discount, eligibleValue }: CouponFacts): readonly ExplainedRow[] {
  switch (discount.kind) {
    case "none":
      return [sum(discount.because === "expired" ? "समाप्त हो गया है, इसलिए बचत" : "अभी बंद है, इसलिए बचत", rupeesAndPaise(NOTHING))];
    case "given":
      return [
        part(promised(promise, discount, readRupees(eligibleValue)), readRupees(discount.afterRounding)),
        ...discount.limits.map(limitRow),
        sum(outcome(promise, discount, state === "applied" ? "आपकी बचत" : "आपकी बचत होगी"), rupeesAndPaise(discount.discount)),
      ];
  }
}

function promised(promise: CouponPromise, { promised, afterRounding }: GivenDiscount, value: string): string {
  if (promise.kind === "rupee") return "कूपन का वादा";
  return `${value} का ${promise.percent}%${isSame(promised, afterRounding) ? "" : ", नीचे की ओर गोल"}`;
}

function limitRow({ kind, to }: DiscountLimit): ExplainedRow {
  switch (kind) {
    case "eligible-value":
      return part("ज़्यादा से ज़्यादा टैक्स से पहले का मूल्य, नीचे की ओर गोल", rupeesAndPaise(to));
    case "cap":
      return part("ज़्यादा से ज़्यादा कूपन की सीमा", rupeesAndPaise(to));
    case "subtotal":
      return part("ज़्यादा से ज़्यादा सबटोटल", rupeesAndPaise(to));
  }
}

function outcome(promise: CouponPromise, { limits }: GivenDiscount, save: string): string {
  const isBelowCap = promise.kind === "percentage" && promise.cap !== null && !limits.some(({ kind }) => kind === "cap");
  return isBelowCap ? `${rupees(promise.cap)} की सीमा के भीतर, इसलिए ${save}` : `इसलिए ${save}`;
}

function entry({ kind }: CouponEntry): string {
  switch (kind) {
    case "idle":
      return "";
    case "checking":
      return "जाँच हो रही है";
    case "invalid":
      return "कूपन मान्य नहीं है";
    case "not-applicable":
      return "यह कूपन इस कार्ट पर नहीं लगता";
    case "too-many-attempts":
      return "बहुत बार कोशिश हो चुकी है। कृपया बाद में फिर कोशिश करें।";
    case "unavailable":
      return "दुकान से जवाब नहीं आया। कृपया फिर कोशिश करें।";
  }
}
