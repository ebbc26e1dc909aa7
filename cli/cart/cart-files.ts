import type { Product } from "#core/catalogue/product.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#cli/input/fault.ts";

export type CartFile = PricingRequest & { readonly candidates: readonly Product[] };

/** What the cart commands ask of the file format; `now` is when a file without `at` is priced. */
export type CartFiles = {
  fromBytes(bytes: Uint8Array, now: Instant): Result<CartFile, readonly Fault[]>;
  fromText(text: string, now: Instant): Result<CartFile, readonly Fault[]>;
  printedEnd(end: CouponEnd): string;
};
