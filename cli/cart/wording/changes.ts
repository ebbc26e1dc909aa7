import type { Cause } from "#core/pricing/what-changed.ts";

export const changesWords = {
  before: "Total of the first file",
  after: "Total of the second file",
  nothing: "Nothing changed the total.",
} as const;

/** What made the total another. */
export const causeWords: Record<Cause, string> = {
  "prices-and-gst": "Prices and GST rates",
  "lines-gone": "Lines that are gone",
  "lines-new": "Lines that are new",
  quantities: "Quantities",
  "coupon-definition": "What the coupons say",
  "coupon-choice": "Which coupon is chosen",
  date: "The date",
  "shipping-settings": "Shipping settings and weights",
  rounding: "Rounding up to the whole rupee",
};
