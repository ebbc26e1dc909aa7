import type { Paise } from "../shared/money.ts";

/** How to unlock a locked coupon. `missing` is rounded up to the paisa, tax excluded. Source: pricing, Coupons 8. */
export type CouponHint =
  | { readonly kind: "only-so-many-products"; readonly products: number; readonly minimum: Paise }
  | { readonly kind: "add-products-of"; readonly names: readonly string[]; readonly missing: Paise }
  | { readonly kind: "add-products"; readonly missing: Paise };
