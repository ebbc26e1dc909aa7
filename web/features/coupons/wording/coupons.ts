import { roundUp } from "#core/shared/exact.ts";
import { NOTHING } from "#core/shared/money.ts";
import { rupees, rupeesAndPaise, wholeNumber } from "#web/design/wording/amounts.ts";
import { lastDay } from "#web/design/wording/dates.ts";
import { isSame, readRupees } from "#web/design/wording/exact-amounts.ts";
import { couponLabel } from "./coupon-label.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import { sumNote } from "./sum-note.ts";
import type { BilledLine, OfferedCoupon } from "#core/pricing/bill.ts";
import type { CouponEnd, CouponPromise } from "#core/coupons/coupon.ts";
import type { CouponFacts, LineFacts } from "#core/pricing/explanation.ts";
import type { CouponHint } from "#core/coupons/hint.ts";
import type { CouponScope } from "#core/coupons/scope.ts";
import type { DiscountLimit, GivenDiscount } from "#core/coupons/discount-facts.ts";
import type { CouponEntry } from "#web/features/coupons/coupon-model.ts";
import type { Explained, ExplainedRow } from "#web/design/wording/explained.ts";
import type { Step } from "#core/pricing/what-if.ts";

export const couponWords = {
  heading: "Coupons for you",
  appliedHeading: "Applied Coupons",
  code: "Coupon code",
  codePlaceholder: "Enter Coupon Code",
  apply: "Apply",
  applyOf: (code: string) => `Apply ${code}`,
  remove: "Remove",
  removeOf: (code: string) => `Remove ${code}`,
  badge: (state: OfferedCoupon["state"], isBest: boolean): string | null => (state === "expired" ? "Ended" : isBest ? "Best offer" : null),
  isApplied: (code: string) => `${code} is applied`,
  intro,
  wayTo: (code: string) => `On the way to ${code}`,
  entry,
  signIn: "Sign in to apply",
  press: (code: string, state: OfferedCoupon["state"]) =>
    state === "locked" ? `${code}, locked. Sign in to apply` : `${code}. Sign in to apply`,
  why: "Why",
  whyOf: (code: string) => `Why: ${code}`,
  terms: "Terms",
  termsOf: (code: string) => `Terms: ${code}`,
  step: ({ pieces, product, line }: Step) =>
    `Add ${wholeNumber(pieces)}${line === null ? "" : " more"} ${product.title ?? product.id} to unlock it`,
  label: couponLabel,
  hint,
  saving,
  validTill: (end: CouponEnd | null) => (end === null ? "No end date" : `Valid till ${lastDay(end)}`),
  explained,
};

function intro({ isGuest, isAny }: { readonly isGuest: boolean; readonly isAny: boolean }): string | null {
  if (!isAny) return "There are no coupons just now.";
  return isGuest ? "Coupons are applied once you sign in. Here is what each would save." : null;
}

/** Exactly as pricing, Coupons 8 has it. */
function hint(hint: CouponHint): string {
  switch (hint.kind) {
    case "only-so-many-products":
      return `Coupon can be used with only ${hint.products} product(s) of value ${rupees(hint.minimum)}`;
    case "add-products-of":
      return `Add products of ${hint.names.join(", ")} worth ${rupees(hint.missing)} more to unlock`;
    case "add-products":
      return `Add products worth ${rupees(hint.missing)} more to unlock`;
  }
}

/** A coupon may set what delivery costs, and that may be more than it takes off. */
function saving({ coupon: { priorityShipping: charge }, state, discount }: OfferedCoupon): string {
  switch (state) {
    case "unlocked":
      if (discount === 0) return "Saves nothing on this cart";
      return `Would save ${rupees(discount)} on this cart${charge === 0 ? "" : ` and set delivery to ${rupees(charge)}`}`;
    case "applied":
      return `Saves ${rupees(discount)} on this cart${charge === 0 ? "" : ` and sets delivery to ${rupees(charge)}`}`;
    case "locked":
      return "Saves nothing yet";
    case "expired":
      return "It has ended and saves nothing";
  }
}

/** How a coupon came to what it would save: which lines count, their value before tax as a sum, what is missing, cap and rounding. */
function explained(offered: OfferedCoupon, facts: CouponFacts, lines: readonly BilledLine[]): Explained {
  const { coupon } = offered;
  const values = facts.lines.flatMap((line) => (line.kind === "counted" ? [line.value] : []));
  return {
    sentences: [
      scopeSentence(facts.scope),
      ...(coupon.maximumLines === null ? [] : [`It counts only ${products(coupon.maximumLines)}, the cheapest first.`]),
      ...(coupon.maximumPieces === null ? [] : [`It counts at most ${coupon.maximumPieces} of each product.`]),
      ...(facts.end !== null && offered.state === "expired" ? [`Its last day was ${lastDay(facts.end)}.`] : []),
      ...sumNote(values, facts.eligibleValue),
    ],
    rows: [
      ...lines.map((line, place) => lineRow(line, facts.lines[place] ?? { kind: "out-of-scope" })),
      sum("Value before tax", readRupees(facts.eligibleValue)),
      ...thresholdRows(facts),
      ...discountRows(offered, facts),
    ],
  };
}

const products = (count: number): string => (count === 1 ? "1 product" : `${count} products`);

function scopeSentence({ kind, names }: CouponScope): string {
  switch (kind) {
    case "everything":
      return "Every product counts.";
    case "product":
      return "Only select products count.";
    case "brand":
      return `Only products of ${names.join(", ")} count.`;
    case "category":
      return `Only products in ${names.join(", ")} count.`;
  }
}

function lineRow({ product, unitPrice }: BilledLine, facts: LineFacts): ExplainedRow {
  const title = product.title ?? product.id;
  switch (facts.kind) {
    case "out-of-scope":
      return part(`${title}: the coupon is not for it`, "not counted");
    case "beyond-maximum-lines":
      return part(`${title}: cheaper products come first`, "not counted");
    case "counted": {
      const leftOut = facts.piecesLeftOut === 0 ? "" : `, ${facts.piecesLeftOut} more not counted`;
      return part(`${title}: ${facts.pieces} × ${rupees(unitPrice)} less ${facts.gst}% GST${leftOut}`, readRupees(facts.value));
    }
  }
}

function thresholdRows({ minimum, missing }: CouponFacts): readonly ExplainedRow[] {
  if (minimum === 0) return [];
  const needed = part("It needs, before tax", rupeesAndPaise(minimum));
  return missing === null ? [needed] : [needed, part("Still missing, before tax", rupeesAndPaise(roundUp(missing)))];
}

function discountRows({ coupon: { promise }, state }: OfferedCoupon, { discount, eligibleValue }: CouponFacts): readonly ExplainedRow[] {
  switch (discount.kind) {
    case "none":
      return [sum(discount.because === "expired" ? "It has ended, so you save" : "It is locked, so you save", rupeesAndPaise(NOTHING))];
    case "given":
      return [
        part(promised(promise, discount, readRupees(eligibleValue)), readRupees(discount.afterRounding)),
        ...discount.limits.map(limitRow),
        sum(outcome(promise, discount, state === "applied" ? "you save" : "you would save"), rupeesAndPaise(discount.discount)),
      ];
  }
}

function promised(promise: CouponPromise, { promised, afterRounding }: GivenDiscount, value: string): string {
  if (promise.kind === "rupee") return "It promises";
  return `${promise.percent}% of ${value}${isSame(promised, afterRounding) ? "" : ", rounded down"}`;
}

function limitRow({ kind, to }: DiscountLimit): ExplainedRow {
  switch (kind) {
    case "eligible-value":
      return part("At most the value before tax, rounded down", rupeesAndPaise(to));
    case "cap":
      return part("At most its cap", rupeesAndPaise(to));
    case "subtotal":
      return part("At most the subtotal", rupeesAndPaise(to));
  }
}

function outcome(promise: CouponPromise, { limits }: GivenDiscount, save: string): string {
  const isBelowCap = promise.kind === "percentage" && promise.cap !== null && !limits.some(({ kind }) => kind === "cap");
  return isBelowCap ? `Within the cap of ${rupees(promise.cap)}, so ${save}` : `So ${save}`;
}

/** What became of a code; the first two exactly as the error catalogue has them. */
function entry({ kind }: CouponEntry): string {
  switch (kind) {
    case "idle":
      return "";
    case "checking":
      return "Checking";
    case "invalid":
      return "INVALID COUPON";
    case "not-applicable":
      return "COUPON NOT APPLICABLE";
    case "too-many-attempts":
      return "Too many attempts. Please try again later.";
    case "unavailable":
      return "The shop did not answer. Please try again.";
  }
}
