import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { AddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import type { NewCoupon } from "#core/promotions/coupon-register.port.ts";
import type { EndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import type { LintCoupons } from "#core/promotions/lint-coupons.use-case.ts";
import type { ListCoupons } from "#core/promotions/list-coupons.use-case.ts";

/** What the coupon commands ask of the shop's data. */
export type StaffCoupons = {
  readonly add: (coupons: Parameters<AddCoupons>[1], run: "dry" | "real") => ReturnType<AddCoupons>;
  readonly list: ListCoupons;
  readonly end: (typed: Parameters<EndCoupon>[1]) => ReturnType<EndCoupon>;
  readonly lint: LintCoupons;
};

/** What they ask of the file format. */
export type CouponFiles = {
  read(bytes: Uint8Array): {
    readonly values: readonly NewCoupon[];
    readonly lines: readonly number[];
    readonly faults: readonly LineFault[];
  };
  /** A coupon that reads as it was. */
  printed(coupon: NewCoupon): object;
};
