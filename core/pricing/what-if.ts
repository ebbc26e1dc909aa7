import type { Product } from "../catalogue/product.ts";
import type { Paise } from "../shared/money.ts";
import type { PricingRequest } from "./pricing-request.ts";

/** The one step that unlocks each locked coupon of the bill, and the one that makes shipping free. */
export type WhatIf = {
  /** One for each locked coupon, in the bill's order; `step` null: no single step does. */
  readonly coupons: readonly { readonly code: string; readonly step: Step | null }[];
  /** null: nothing is missing. */
  readonly freeShipping: { readonly missing: Paise; readonly step: Step | null } | null;
};

/** Add `pieces` of a product: to the request's line of that index, or as a new line (null). `total` is what the cart then costs, `more` what that is beyond today's. */
export type Step = { readonly product: Product; readonly line: number | null; readonly pieces: number; readonly total: Paise; readonly more: Paise };

/** `candidates` are products that may come as new lines; those already in the cart are left to their line. */
export function whatIf(_request: PricingRequest, _candidates: readonly Product[]): WhatIf {
  throw new Error("being written");
}
