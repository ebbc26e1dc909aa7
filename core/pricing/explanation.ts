// Decision: docs/decisions/explanations-are-data.md
import type { CouponScope } from "../coupons/scope.ts";
import type { CouponEnd } from "../coupons/coupon.ts";
import type { GivenDiscount } from "../coupons/discount-facts.ts";
import type { Exact, ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";
import type { ChosenRule } from "../shipping/standard-shipping.ts";
import type { Bill, CouponState } from "./bill.ts";

/** A bill, and for every figure the facts that it follows from. */
export type ExplainedBill = Bill & { readonly explanation: Explanation };

export type Explanation = {
  readonly weight: WeightFacts;
  /** One for each of the bill's coupons, in the same order. */
  readonly coupons: readonly CouponFacts[];
  readonly choice: ChoiceFacts;
  readonly shipping: ShippingFacts;
  /** How much rounding up to the whole rupee added. */
  readonly roundedUpBy: Paise;
};

/** `grams` is exact; its parts are grams × quantity, one for each of the bill's lines. */
export type WeightFacts = { readonly grams: Exact; readonly parts: readonly Exact[] };

export type CouponFacts = {
  readonly code: string;
  readonly scope: CouponScope;
  /** One for each of the bill's lines, in the bill's order. The values of the counted ones sum to the eligible value. */
  readonly lines: readonly LineFacts[];
  readonly eligibleValue: ExactPaise;
  readonly minimum: Paise;
  /** Minimum − eligible value; null: nothing is missing. */
  readonly missing: ExactPaise | null;
  readonly end: CouponEnd | null;
  readonly discount: DiscountFacts;
};

/** How a coupon treats a line. `rank` is the line's place among those in scope, the cheapest first, from 1. */
export type LineFacts =
  | { readonly kind: "out-of-scope" }
  | { readonly kind: "beyond-maximum-lines"; readonly rank: number }
  | {
      readonly kind: "counted";
      readonly rank: number;
      readonly pieces: number;
      /** Pieces of the line above the number that the coupon counts. */
      readonly piecesLeftOut: number;
      readonly amount: Paise;
      readonly gst: number;
      /** The counted amount without tax. */
      readonly value: ExactPaise;
    };

/** A coupon that has ended or is locked takes nothing off. */
export type DiscountFacts =
  | { readonly kind: "none"; readonly because: "expired" | "locked" }
  | ({ readonly kind: "given" } & GivenDiscount);

/** Why that coupon is applied, or why none is. */
export type ChoiceFacts =
  | { readonly kind: "automatic"; readonly code: string }
  | { readonly kind: "automatic-found-none" }
  | { readonly kind: "none-wanted" }
  | { readonly kind: "typed"; readonly code: string }
  | { readonly kind: "typed-too-long"; readonly code: string }
  | { readonly kind: "typed-unknown"; readonly code: string }
  | { readonly kind: "typed-without-discount"; readonly code: string; readonly state: CouponState };

/** `priorityOf`: the code of the coupon whose priority charge replaces the standard one. */
export type ShippingFacts =
  | { readonly kind: "empty-cart" }
  | ({
      readonly kind: "weighed";
      readonly totalAfterCoupon: Paise;
      readonly isFree: boolean;
      readonly priorityOf: string | null;
    } & ChosenRule);
