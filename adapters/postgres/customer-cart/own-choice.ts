import type { CouponChoice } from "#core/pricing/pricing-request.ts";

/** How a customer chose a coupon, as the function `own_cart` tells it: both null for somebody without a cart. */
export type OwnChoice = { readonly choice: CouponChoice["kind"] | null; readonly code: string | null };

/** Whoever has no cart has chosen nothing yet. */
export function choiceIn({ choice, code }: OwnChoice): CouponChoice {
  if (choice === "typed" && code !== null) return { kind: "typed", code };
  return { kind: choice === "none" ? "none" : "automatic" };
}
