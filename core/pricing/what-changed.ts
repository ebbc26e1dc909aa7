import { BeyondLimits } from "../shared/beyond-limits.ts";
import { paise } from "../shared/money.ts";
import { ok, refused } from "../shared/result.ts";
import { billFor } from "./price-cart.ts";
import { replacements } from "./replacements.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { PricingRequest } from "./pricing-request.ts";
import type { Replaced } from "./replacements.ts";

/** The difference of two bills' totals and its causes, in the order in which they were replaced. Causes that change nothing are left out. */
export type Changes = { readonly before: Paise; readonly after: Paise; readonly causes: readonly Change[] };

/** `difference` is what it adds to the total; negative where it takes off. */
export type Change = { readonly cause: Cause; readonly difference: Paise };

export type Cause = Replaced | "rounding";

/**
 * Why the total of `after` is another than that of `before`: one input after the other is replaced and priced again, the total kept
 * unrounded until rounding, the last cause. The differences sum to that of the totals, to the paisa.
 *
 * Refused where a cart on the way is beyond the limits; throws `BeyondLimits` where one of the two is.
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
