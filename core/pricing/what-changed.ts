import { BeyondLimits } from "../shared/beyond-limits.ts";
import { paise } from "../shared/money.ts";
import { ok, refused } from "../shared/result.ts";
import { billFor } from "./price-cart.ts";
import { replacements } from "./replacements.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { PricingRequest } from "./pricing-request.ts";
import type { Replaced } from "./replacements.ts";

/**
 * The totals of two bills and the causes of their difference, in the order in which the inputs were replaced. Causes that change nothing
 * are left out.
 */
export type Changes = { readonly before: Paise; readonly after: Paise; readonly causes: readonly Change[] };

/** `difference` is what the cause adds to the total; it is negative if the total falls. */
export type Change = { readonly cause: Cause; readonly difference: Paise };

export type Cause = Replaced | "rounding";

/**
 * Why the total of `after` differs from that of `before`. Inputs are replaced one after the other, and the cart is priced again each time.
 * The totals stay unrounded until the last cause, which is rounding. The differences sum to the difference of the totals, to the paisa.
 *
 * Refused where a cart between the two is beyond the limits; throws `BeyondLimits` where one of the two is.
 */
export function whatChanged(before: PricingRequest, after: PricingRequest): Result<Changes, { readonly kind: "beyond-limits" }> {
  const [first, last] = [billFor(before), billFor(after)];
  const causes: Change[] = [];
  let reached = first.beforeRounding;
  for (const { cause, request } of replacements(before, after)) {
    const next = unroundedTotal(request);
    if (next === null) return refused({ kind: "beyond-limits" });
    causes.push({ cause, difference: paise(next - reached) });
    reached = next;
  }
  causes.push({ cause: "rounding", difference: paise(last.total - last.beforeRounding - (first.total - first.beforeRounding)) });
  return ok({ before: first.total, after: last.total, causes: causes.filter(({ difference }) => difference !== 0) });
}

function unroundedTotal(request: PricingRequest): Paise | null {
  try {
    return billFor(request).beforeRounding;
  } catch (error) {
    if (error instanceof BeyondLimits) return null;
    throw error;
  }
}
