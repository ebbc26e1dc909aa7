import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#cli/input/fault.ts";

/** Up to so many pairs of a line and a coupon, each with its facts, fit into memory and into one text. */
const MOST_PAIRS = 1_000_000;

/** `price` of a request; a cart beyond what can be priced exactly, or at all, is a fault of the file. */
export function priced<Priced>(request: PricingRequest, price: (request: PricingRequest) => Priced): Result<Priced, readonly Fault[]> {
  const pairs = request.lines.length * request.coupons.length;
  if (pairs > MOST_PAIRS)
    return refused([{ path: "coupons", expected: `so many that with the cart's lines they are at most ${MOST_PAIRS} pairs` }]);
  try {
    return ok(price(request));
  } catch (error) {
    if (error instanceof BeyondLimits) return refused([{ path: "cart", expected: "amounts and weights within the limits" }]);
    throw error;
  }
}
