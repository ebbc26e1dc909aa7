import type { Facts } from "#web/design/phrase.ts";
import type { CouponEntry } from "#web/features/cart/coupons/coupon-model.ts";
import type { DiscountLimit } from "#core/coupons/discount-facts.ts";

/** What a coupon is worth, what unlocks it, and how it came to what it saves. */
export const couponPhrases = {
  heading: "Coupons for you",
  appliedHeading: "Applied Coupons",
  code: "Coupon code",
  codePlaceholder: "Enter Coupon Code",
  apply: "Apply",
  applyOf: ({ code }: Facts<"code">) => `Apply ${code}`,
  remove: "Remove",
  removeOf: ({ code }: Facts<"code">) => `Remove ${code}`,
  ended: "Ended",
  bestOffer: "Best offer",
  isApplied: ({ code }: Facts<"code">) => `${code} is applied`,
  anotherCode: "Have another code?",
  cameByItself: ({ code, amount }: Facts<"code" | "amount">) => `${code} was applied: ${amount}`,
  none: "No coupons right now.",
  forGuests: "Sign in to use a coupon. Here's what each would save you.",
  wayTo: ({ code }: Facts<"code">) => `On the way to ${code}`,
  /** What became of a code; the first two that it was refused with are exactly as the error catalogue has them. */
  entry: {
    checking: "Checking",
    invalid: "INVALID COUPON",
    "not-applicable": "COUPON NOT APPLICABLE",
    "too-many-attempts": "Too many attempts. Please try again later.",
    unavailable: "The shop did not answer. Please try again.",
  } satisfies Record<Exclude<CouponEntry["kind"], "idle">, string>,
  signIn: "Sign in to apply",
  pressLocked: ({ code }: Facts<"code">) => `${code}, locked. Sign in to apply`,
  press: ({ code }: Facts<"code">) => `${code}. Sign in to apply`,
  why: "Why",
  whyOf: ({ code }: Facts<"code">) => `Why: ${code}`,
  terms: "Terms",
  termsOf: ({ code }: Facts<"code">) => `Terms: ${code}`,
  add: ({ count, title }: Facts<"count" | "title">) => `Add ${count} ${title} to unlock it`,
  addMore: ({ count, title }: Facts<"count" | "title">) => `Add ${count} more ${title} to unlock it`,
  /** These are exactly as pricing, Coupons 8 has them. */
  onlySoManyProducts: ({ products, minimum }: Facts<"products" | "minimum">) =>
    `Coupon can be used with only ${products} product(s) of value ${minimum}`,
  addProductsOf: ({ names, missing }: Facts<"names" | "missing">) => `Add products of ${names} worth ${missing} more to unlock`,
  addProducts: ({ missing }: Facts<"missing">) => `Add products worth ${missing} more to unlock`,
  /** Said with each of the three above. */
  beforeTax: "Prices count before tax.",
  dearer: ({ less }: Facts<"less">) => `Without it you pay ${less} less`,
  paysMore: ({ more }: Facts<"more">) => `You pay ${more} more with it`,
  dearerWhy: "Delivery costs more with this coupon than it takes off.",
  dearerByPriority: ({ charge }: Facts<"charge">) =>
    `It comes with priority delivery at ${charge}, which costs more than the coupon takes off.`,
  whyDearer: ({ more }: Facts<"more">) => `Delivery costs more with this coupon than it takes off: you pay ${more} more in all.`,
  whyDearerByPriority: ({ charge, more }: Facts<"charge" | "more">) =>
    `It comes with priority delivery at ${charge}, which costs more than the coupon takes off: you pay ${more} more in all.`,
  savesNothing: "Saves nothing on this cart",
  wouldSave: ({ amount }: Facts<"amount">) => `Would save ${amount} on this cart`,
  wouldSaveAndSet: ({ amount, charge }: Facts<"amount" | "charge">) =>
    `Would save ${amount} on this cart, with priority delivery at ${charge}`,
  saves: ({ amount }: Facts<"amount">) => `Saves ${amount} on this cart`,
  savesAndSets: ({ amount, charge }: Facts<"amount" | "charge">) => `Saves ${amount} on this cart, with priority delivery at ${charge}`,
  savesNothingYet: "Saves nothing yet",
  savesNothingAnyMore: "It has ended and saves nothing",
  noEndDate: "No end date",
  validTill: ({ day }: Facts<"day">) => `Valid till ${day}`,
  everyProduct: "Every product counts.",
  selectProducts: "Only select products count.",
  ofBrands: ({ names }: Facts<"names">) => `Only products of ${names} count.`,
  inCategories: ({ names }: Facts<"names">) => `Only products in ${names} count.`,
  /** Said after the sentence of what is covered, where that is not every product. */
  cheapestOfThese: {
    one: () => "Of these it counts only the cheapest one.",
    other: ({ count }: Facts<"count">) => `Of these it counts at most ${count}, the cheapest.`,
  },
  cheapestOfAll: {
    one: () => "Any product can count, but only the cheapest one in your cart does.",
    other: ({ count }: Facts<"count">) => `Any product can count, but at most ${count} in your cart do, the cheapest.`,
  },
  countsAtMost: ({ count }: Facts<"count">) => `It counts at most ${count} of each product.`,
  lastDayWas: ({ day }: Facts<"day">) => `Its last day was ${day}.`,
  sumIsExact: "The sum is exact; parts are rounded to the paisa only for display.",
  valueBeforeTax: "Value before tax",
  notForIt: ({ title }: Facts<"title">) => `${title}: not covered by this coupon`,
  cheaperFirst: ({ title }: Facts<"title">) => `${title}: cheaper products come first`,
  notCounted: "not counted",
  counted: ({ title, pieces, price, gst }: Facts<"title" | "pieces" | "price" | "gst">) =>
    `${title}: ${pieces} × ${price} less ${gst}% GST`,
  countedInPart: ({ title, pieces, price, gst, leftOut }: Facts<"title" | "pieces" | "price" | "gst" | "leftOut">) =>
    `${title}: ${pieces} × ${price} less ${gst}% GST, ${leftOut} more not counted`,
  needed: "It needs, before tax",
  missing: "Still missing, before tax",
  endedSoYouSave: "It has ended, so you save",
  lockedSoYouSave: "It is locked, so you save",
  nothing: "nothing",
  promises: "It promises",
  percentOf: ({ percent, value }: Facts<"percent" | "value">) => `${percent}% of ${value}`,
  percentOfRounded: ({ percent, value }: Facts<"percent" | "value">) => `${percent}% of ${value}, rounded down`,
  atMost: {
    "eligible-value": "At most the value before tax, rounded down",
    cap: "At most its cap",
    subtotal: "At most the subtotal",
  } satisfies Record<DiscountLimit["kind"], string>,
  soItTakesOff: "So it takes off",
  withinCapItTakesOff: ({ cap }: Facts<"cap">) => `Within the cap of ${cap}, so it takes off`,
  soYouSave: "So you save",
  soYouWouldSave: "So you would save",
  withinCapYouSave: ({ cap }: Facts<"cap">) => `Within the cap of ${cap}, so you save`,
  withinCapYouWouldSave: ({ cap }: Facts<"cap">) => `Within the cap of ${cap}, so you would save`,
};
