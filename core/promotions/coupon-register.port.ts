import { token } from "../shared/token.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";

/** A coupon as staff see it. `addedAt` in milliseconds since 1970; `usesLeft` null: no limit. */
export type RegisteredCoupon = { readonly coupon: PublicCoupon; readonly usesLeft: number | null; readonly addedAt: number };

export type NewCoupon = Omit<RegisteredCoupon, "addedAt">;

/** `at` in milliseconds since 1970: from then on the coupons are valid. `change` null: none is added. */
export type DecidedCoupons<Answer> = {
  readonly change: { readonly coupons: readonly NewCoupon[]; readonly at: number; readonly audit: readonly AuditEntry[] } | null;
  readonly answer: Answer;
};

/** The coupon after the change, with the same code; `change` null leaves it as it is. */
export type DecidedCoupon<Answer> = {
  readonly change: { readonly coupon: PublicCoupon; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** Coupons as staff manage them. */
export type CouponRegister = {
  /** All coupons, including ended and private ones, in the order in which they were added. */
  all(): Promise<readonly RegisteredCoupon[]>;
  /**
   * Adds coupons after the stored ones, as core decides from the codes that are taken, in upper case. Atomic: nobody takes a code between
   * what `decide` sees and what is stored. The audit entry is stored with it or not at all.
   */
  add<Answer>(decide: (taken: ReadonlySet<string>) => DecidedCoupons<Answer>): Promise<Answer>;
  /** Changes the coupon with that code, given in upper case, as core decides (null: there is no such coupon). Atomic as `add` is. */
  change<Answer>(upperCode: string, decide: (coupon: RegisteredCoupon | null) => DecidedCoupon<Answer>): Promise<Answer>;
};
export const CouponRegister = token<CouponRegister>("CouponRegister");
