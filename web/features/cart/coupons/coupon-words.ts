import { roundUp } from "#core/shared/exact.ts";
import { counted } from "#web/design/phrase.ts";
import { rupees, rupeesAndPaise, takenOff, wholeNumber } from "#web/design/figures/amounts.ts";
import { lastDay } from "#web/design/figures/dates.ts";
import { isSame, readPaise, readRupees } from "#web/design/figures/exact-amounts.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { dearerByOffered } from "#core/pricing/dearer-by-coupon.ts";
import { part, sum } from "#web/design/figures/explained.ts";
import { couponLabel } from "./coupon-label.ts";
import { couponPhrases as says } from "./wording/coupons.ts";
import { titleOnBill } from "#web/design/product-card/shown-title.ts";
import type { BilledLine, OfferedCoupon } from "#core/pricing/bill.ts";
import type { CouponEnd, CouponPromise } from "#core/coupons/coupon.ts";
import type { CouponFacts, ExplainedBill, LineFacts } from "#core/pricing/explanation.ts";
import type { CouponHint } from "#core/coupons/hint.ts";
import type { CouponScope } from "#core/coupons/scope.ts";
import type { DiscountLimit, GivenDiscount } from "#core/coupons/discount-facts.ts";
import type { ExactPaise } from "#core/shared/exact.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Step } from "#core/pricing/what-if.ts";
import type { Explained, ExplainedRow } from "#web/design/figures/explained.ts";
import type { CouponEntry } from "./coupon-model.ts";

/** How a coupon is told, in any language. */
export const couponWords = {
  ...says,
  badge: (state: OfferedCoupon["state"], isBest: boolean) => (state === "expired" ? says.ended : isBest ? says.bestOffer : null),
  intro,
  entry: ({ kind }: CouponEntry) => (kind === "idle" ? "" : says.entry[kind]),
  press: (code: string, state: OfferedCoupon["state"]) => (state === "locked" ? says.pressLocked : says.press)({ code }),
  step: ({ pieces, product, line }: Step) =>
    (line === null ? says.add : says.addMore)({ count: wholeNumber(pieces), title: titleOnBill(product) }),
  label: couponLabel,
  hint,
  offer,
  cameByItself: (code: string, discount: Paise) => says.cameByItself({ code, amount: takenOff(discount) }),
  dearer: (less: Paise) => says.dearer({ less: rupees(less) }),
  dearerWhy,
  validTill: (end: CouponEnd | null) => (end === null ? says.noEndDate : says.validTill({ day: lastDay(end) })),
  explained,
};

/** null: the coupons speak for themselves. */
function intro({ isGuest, isAny }: { readonly isGuest: boolean; readonly isAny: boolean }): string | null {
  if (!isAny) return says.none;
  return isGuest ? says.forGuests : null;
}

function hint(hint: CouponHint): string {
  switch (hint.kind) {
    case "only-so-many-products":
      return says.onlySoManyProducts({ products: String(hint.products), minimum: rupees(hint.minimum) });
    case "add-products-of":
      return says.addProductsOf({ names: hint.names.map(categoryTitle).join(", "), missing: rupees(hint.missing) });
    case "add-products":
      return says.addProducts({ missing: rupees(hint.missing) });
  }
}

/** What a coupon does on this cart, and what is to be known with that. `more`: so much dearer the cart is with it; null: it is not. */
function offer(offered: OfferedCoupon, more: Paise | null): { readonly says: string; readonly note: string | null } {
  if (offered.hint !== null) return { says: hint(offered.hint), note: says.beforeTax };
  return more === null
    ? { says: saving(offered), note: null }
    : { says: says.paysMore({ more: rupees(more) }), note: dearerWhy(offered.coupon.priorityShipping) };
}

/** `priority`: what the coupon's priority delivery costs; 0: it has none, and takes the cart below the least order for free delivery. */
function dearerWhy(priority: Paise): string {
  return priority === 0 ? says.dearerWhy : says.dearerByPriority({ charge: rupees(priority) });
}

/** A coupon may come with priority delivery at its own charge. */
function saving({ coupon: { priorityShipping }, state, discount }: OfferedCoupon): string {
  const [amount, charge] = [rupees(discount), rupees(priorityShipping)];
  switch (state) {
    case "unlocked":
      if (discount === 0) return says.savesNothing;
      return priorityShipping === 0 ? says.wouldSave({ amount }) : says.wouldSaveAndSet({ amount, charge });
    case "applied":
      return priorityShipping === 0 ? says.saves({ amount }) : says.savesAndSets({ amount, charge });
    case "locked":
      return says.savesNothingYet;
    case "expired":
      return says.savesNothingAnyMore;
  }
}

/**
 * How a coupon came to what it takes off: which lines count, their value before tax as a sum, what is missing, cap and rounding; and
 * whether the cart is dearer with it.
 */
function explained(offered: OfferedCoupon, facts: CouponFacts, bill: ExplainedBill): Explained {
  const { coupon } = offered;
  const { lines } = bill;
  const more = dearerByOffered(bill, offered);
  const values = facts.lines.flatMap((line) => (line.kind === "counted" ? [line.value] : []));
  return {
    sentences: [
      ...scopeSentences(facts.scope, coupon.maximumLines),
      ...(coupon.maximumPieces === null ? [] : [says.countsAtMost({ count: String(coupon.maximumPieces) })]),
      ...(facts.end !== null && offered.state === "expired" ? [says.lastDayWas({ day: lastDay(facts.end) })] : []),
      ...(isSumAsRead(values, facts.eligibleValue) ? [] : [says.sumIsExact]),
      ...(more === null ? [] : [whyDearer(coupon.priorityShipping, more)]),
    ],
    rows: [
      ...lines.map((line, place) => lineRow(line, facts.lines[place] ?? { kind: "out-of-scope" })),
      sum(says.valueBeforeTax, readRupees(facts.eligibleValue)),
      ...thresholdRows(facts),
      ...discountRows(offered, facts, more !== null),
    ],
  };
}

const whyDearer = (priority: Paise, more: Paise): string =>
  priority === 0 ? says.whyDearer({ more: rupees(more) }) : says.whyDearerByPriority({ charge: rupees(priority), more: rupees(more) });

/** Whether the parts of a sum, each rounded to be read, add up to the rounded sum. */
function isSumAsRead(parts: readonly ExactPaise[], whole: ExactPaise): boolean {
  return parts.reduce((sum, part) => sum + readPaise(part), 0n) === readPaise(whole);
}

/** What is covered, and how much of that counts; `maximumLines` null: all of it. */
function scopeSentences(scope: CouponScope, maximumLines: number | null): readonly string[] {
  if (maximumLines === null) return [scopeSentence(scope)];
  const count = { count: wholeNumber(maximumLines) };
  if (scope.kind === "everything") return [counted(maximumLines, says.cheapestOfAll, count)];
  return [scopeSentence(scope), counted(maximumLines, says.cheapestOfThese, count)];
}

function scopeSentence({ kind, names }: CouponScope): string {
  switch (kind) {
    case "everything":
      return says.everyProduct;
    case "product":
      return says.selectProducts;
    case "brand":
      return says.ofBrands({ names: names.join(", ") });
    case "category":
      return says.inCategories({ names: names.map(categoryTitle).join(", ") });
  }
}

function lineRow({ product, unitPrice }: BilledLine, facts: LineFacts): ExplainedRow {
  const title = titleOnBill(product);
  switch (facts.kind) {
    case "out-of-scope":
      return part(says.notForIt({ title }), says.notCounted);
    case "beyond-maximum-lines":
      return part(says.cheaperFirst({ title }), says.notCounted);
    case "counted": {
      const line = { title, pieces: String(facts.pieces), price: rupees(unitPrice), gst: String(facts.gst) };
      const label = facts.piecesLeftOut === 0 ? says.counted(line) : says.countedInPart({ ...line, leftOut: String(facts.piecesLeftOut) });
      return part(label, readRupees(facts.value));
    }
  }
}

function thresholdRows({ minimum, missing }: CouponFacts): readonly ExplainedRow[] {
  if (minimum === 0) return [];
  const needed = part(says.needed, rupeesAndPaise(minimum));
  return missing === null ? [needed] : [needed, part(says.missing, rupeesAndPaise(roundUp(missing)))];
}

function discountRows(
  { coupon: { promise }, state }: OfferedCoupon,
  { discount, eligibleValue }: CouponFacts,
  isDearer: boolean,
): readonly ExplainedRow[] {
  switch (discount.kind) {
    case "none":
      return [sum(discount.because === "expired" ? says.endedSoYouSave : says.lockedSoYouSave, says.nothing)];
    case "given":
      return [
        part(promised(promise, discount, readRupees(eligibleValue)), readRupees(discount.afterRounding)),
        ...discount.limits.map(limitRow),
        sum(outcome(promise, discount, isDearer ? "dearer" : state), rupeesAndPaise(discount.discount)),
      ];
  }
}

function promised(promise: CouponPromise, { promised, afterRounding }: GivenDiscount, value: string): string {
  if (promise.kind === "rupee") return says.promises;
  return (isSame(promised, afterRounding) ? says.percentOf : says.percentOfRounded)({ percent: String(promise.percent), value });
}

const limitRow = ({ kind, to }: DiscountLimit): ExplainedRow => part(says.atMost[kind], rupeesAndPaise(to));

/** "dearer": nothing is saved by what it takes off. */
function outcome(promise: CouponPromise, { limits }: GivenDiscount, state: OfferedCoupon["state"] | "dearer"): string {
  const isApplied = state === "applied";
  const isBelowCap = promise.kind === "percentage" && promise.cap !== null && !limits.some(({ kind }) => kind === "cap");
  if (state === "dearer") return isBelowCap ? says.withinCapItTakesOff({ cap: rupees(promise.cap) }) : says.soItTakesOff;
  if (!isBelowCap) return isApplied ? says.soYouSave : says.soYouWouldSave;
  return (isApplied ? says.withinCapYouSave : says.withinCapYouWouldSave)({ cap: rupees(promise.cap) });
}
