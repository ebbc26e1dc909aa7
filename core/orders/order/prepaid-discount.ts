import { shareOf } from "../../coupons/discount.ts";
import { exactly, isBelow, roundDown } from "../../shared/exact.ts";
import { least, NOTHING } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { PrepaidDiscount } from "./checkout-facts.ts";

/** What paying online takes off, and how that amount came about; `of` is subtotal − coupon. */
export type PrepaidFacts =
  | { readonly kind: "none"; readonly because: "not-offered" | "cash" }
  | { readonly kind: "below-minimum"; readonly of: Paise; readonly minimum: Paise }
  | {
      readonly kind: "given";
      readonly percent: number;
      readonly of: Paise;
      readonly limit: "cap" | "total" | null;
      readonly discount: Paise;
    };

/**
 * `afterCoupon` is subtotal − coupon, tax included. The discount is rounded down, then limited to the cap, and never above `afterCoupon`.
 * Source: specification/checkout.md, Prepaid discount.
 */
export function prepaidFacts(afterCoupon: Paise, offered: PrepaidDiscount | null): PrepaidFacts {
  if (offered === null) return { kind: "none", because: "not-offered" };
  if (afterCoupon < offered.minimumOrder) return { kind: "below-minimum", of: afterCoupon, minimum: offered.minimumOrder };
  const most = offered.maximum === null ? afterCoupon : least(offered.maximum, afterCoupon);
  const share = shareOf(exactly(afterCoupon), offered.percent);
  const given = { kind: "given", percent: offered.percent, of: afterCoupon } as const;
  if (isBelow(share, most)) return { ...given, limit: null, discount: roundDown(share) };
  return { ...given, limit: most === offered.maximum ? "cap" : "total", discount: most };
}

/** The discount itself; 0 where none is given. Source: specification/checkout.md, Prepaid discount. */
export const prepaidDiscount = (facts: PrepaidFacts): Paise => (facts.kind === "given" ? facts.discount : NOTHING);
