import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./cart-files.ts";

/** `price` of a request; a cart beyond what can be priced exactly is a fault of its `cart`. */
export function priced<Priced>(request: PricingRequest, price: (request: PricingRequest) => Priced): Result<Priced, readonly Fault[]> {
  try {
    return ok(price(request));
  } catch (error) {
    if (error instanceof BeyondLimits) return refused([{ path: "cart", expected: "amounts and weights within the limits" }]);
    throw error;
  }
}
