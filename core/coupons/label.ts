import type { Paise } from "../shared/money.ts";
import type { ScopeKind } from "./scope.ts";

/** What a coupon promises, to be said in a few words. Source: pricing, Coupons 9; platform section 5. */
export type CouponLabel =
  | { readonly kind: "flat"; readonly amount: Paise }
  | { readonly kind: "on-select"; readonly amount: Paise; readonly of: Exclude<ScopeKind, "everything"> }
  | { readonly kind: "percentage"; readonly percent: number; readonly cap: Paise | null };
