import type { Bill } from "./bill.ts";
import type { ExplainedBill } from "./explanation.ts";
import type { PricingRequest } from "./pricing-request.ts";

/** What a cart costs, and beside every figure the facts that it follows from. Throws a RangeError beyond the limits. Source: pricing. */
export function priceCart(_request: PricingRequest): ExplainedBill {
  throw new Error("being written");
}

/** The same figures without the facts. */
export function billFor(_request: PricingRequest): Bill {
  throw new Error("being written");
}
