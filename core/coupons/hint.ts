import type { Paise } from "../shared/money.ts";
import type { Coupon } from "./coupon.ts";
import type { CouponScope } from "./scope.ts";

/**
 * How to unlock a locked coupon. `missing` is rounded up to the paisa, tax excluded. Source: specification/coupons.md, Hint of a locked
 * coupon.
 */
export type CouponHint =
  | { readonly kind: "only-so-many-products"; readonly products: number; readonly minimum: Paise }
  | { readonly kind: "add-products-of"; readonly names: readonly string[]; readonly missing: Paise }
  | { readonly kind: "add-products"; readonly missing: Paise };

/** `missing` is a locked coupon's minimum less its eligible value, rounded up; it is above 0. */
export function hintFor({ maximumLines, minimum }: Coupon, scope: CouponScope, missing: Paise): CouponHint {
  if (maximumLines !== null) return { kind: "only-so-many-products", products: maximumLines, minimum };
  if (scope.kind === "brand" || scope.kind === "category") return { kind: "add-products-of", names: scope.names, missing };
  return { kind: "add-products", missing };
}
