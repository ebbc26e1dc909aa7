import type { Paise } from "../shared/money.ts";
import type { CouponPromise } from "./coupon.ts";
import type { ScopeKind } from "./scope.ts";

/** What a coupon promises, as facts for a short label. Source: specification/coupons.md, Label. */
export type CouponLabel =
  | { readonly kind: "flat"; readonly amount: Paise }
  | { readonly kind: "on-select"; readonly amount: Paise; readonly of: Exclude<ScopeKind, "everything"> }
  | { readonly kind: "percentage"; readonly percent: number; readonly cap: Paise | null };

export function labelOf(promise: CouponPromise, scope: ScopeKind): CouponLabel {
  switch (promise.kind) {
    case "rupee":
      return scope === "everything" ? { kind: "flat", amount: promise.amount } : { kind: "on-select", amount: promise.amount, of: scope };
    case "percentage":
      return promise;
  }
}
