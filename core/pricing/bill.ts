import type { Product } from "../catalogue/product.ts";
import type { StockLabel } from "../catalogue/stock-label.ts";
import type { QuantityProblem } from "../cart/quantity-problem.ts";
import type { RemovalReason } from "../cart/removal-reason.ts";
import type { CouponHint } from "../coupons/hint.ts";
import type { CouponLabel } from "../coupons/label.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { ShippingRuleName } from "../shipping/shipping-settings.ts";

/** What a cart costs, as figures alone. Amounts are paise with GST included unless a comment says otherwise. */
export type Bill = {
  /** The lines that remain, in the request's order. */
  readonly lines: readonly BilledLine[];
  readonly removed: readonly RemovedLine[];
  /** The weight of the lines that remain, in hundredths of a kilogram, rounded half up. */
  readonly weight: number;
  readonly subtotal: Paise;
  /** The coupons that are offered, in the order in which they are offered. */
  readonly coupons: readonly OfferedCoupon[];
  readonly couponError: CouponError | null;
  readonly applied: AppliedCoupon | null;
  /** What the applied coupon takes off; 0 without one. */
  readonly discount: Paise;
  readonly shipping: BilledShipping;
  /** Subtotal − discount + shipping, before it is rounded up to the whole rupee. */
  readonly beforeRounding: Paise;
  readonly total: Paise;
};

/** `index` is the line's place in the request. */
export type BilledLine = {
  readonly index: number;
  readonly product: Product;
  readonly quantity: number;
  readonly unitPrice: Paise;
  readonly amount: Paise;
  readonly stockLabel: StockLabel;
  readonly quantityProblem: QuantityProblem | null;
};

export type RemovedLine = { readonly index: number; readonly product: Product; readonly reason: RemovalReason };

export type CouponState = "locked" | "unlocked" | "applied" | "expired";

/** Why a typed code was not applied: it is unknown, or it is known but takes nothing off. */
export type CouponError = "invalid-coupon" | "coupon-not-applicable";

/** A coupon on this cart. `discount` is what it takes off, or would take off; `eligibleValue` excludes tax and is exact. */
export type OfferedCoupon = {
  readonly coupon: Coupon;
  readonly state: CouponState;
  readonly eligibleValue: ExactPaise;
  readonly discount: Paise;
  readonly label: CouponLabel;
  readonly hint: CouponHint | null;
};

export type AppliedCoupon = { readonly code: string; readonly discount: Paise };

export type BilledShipping = {
  /** The charge that the total uses: the priority charge where there is one, else the standard one. */
  readonly charge: Paise;
  readonly standard: Paise;
  /** The charge that the applied coupon sets; 0: it sets none. */
  readonly priority: Paise;
  readonly rule: ShippingRuleName | null;
  /** How much more must be ordered until the standard charge is 0; null: nothing is missing. */
  readonly leftForFree: Paise | null;
};
