import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { PricingRequest } from "./pricing-request.ts";

/** The difference of two bills' totals and its causes, in the order in which they were replaced. Causes that change nothing are left out. */
export type Changes = { readonly before: Paise; readonly after: Paise; readonly causes: readonly Change[] };

/** `difference` is what it adds to the total; negative where it takes off. */
export type Change = { readonly cause: Cause; readonly difference: Paise };

export type Cause = "prices-and-gst" | "lines-gone" | "lines-new" | "quantities" | "coupon-definition" | "coupon-choice" | "date" | "shipping-settings" | "rounding";

/** Refused where a cart between the two is beyond the limits. */
export function whatChanged(_before: PricingRequest, _after: PricingRequest): Result<Changes, { readonly kind: "beyond-limits" }> {
  throw new Error("being written");
}
