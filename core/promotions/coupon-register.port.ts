import { token } from "../shared/token.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";

/** A coupon as staff see it. `addedAt` in milliseconds since 1970; `usesLeft` null: no limit. */
export type RegisteredCoupon = { readonly coupon: PublicCoupon; readonly usesLeft: number | null; readonly addedAt: number };

export type NewCoupon = Omit<RegisteredCoupon, "addedAt">;

/** `at` in milliseconds since 1970: from then on they hold. `change` null: none is added. */
export type DecidedCoupons<Answer> = {
  readonly change: { readonly coupons: readonly NewCoupon[]; readonly at: number; readonly audit: readonly AuditEntry[] } | null;
  readonly answer: Answer;
};

/** The coupon as it is from now on, with the same code; `change` null leaves it as it is. */
export type DecidedCoupon<Answer> = {
  readonly change: { readonly coupon: PublicCoupon; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The staff's side of coupons. */
export type CouponRegister = {
  /** All of them, ended and private ones too, in the order in which they were put. */
  all(): Promise<readonly RegisteredCoupon[]>;
  /**
   * Adds coupons behind those that are kept, by what core decides of the codes that are taken, in upper case. Atomic: nobody takes a code between
   * what `decide` sees and what is kept. What staff did is written down with it or not at all.
   */
  add<Answer>(decide: (taken: ReadonlySet<string>) => DecidedCoupons<Answer>): Promise<Answer>;
  /** Changes the coupon with that code, given in upper case, by what core decides of it (null: there is none). Atomic as `add` is. */
  change<Answer>(upperCode: string, decide: (coupon: RegisteredCoupon | null) => DecidedCoupon<Answer>): Promise<Answer>;
};
export const CouponRegister = token<CouponRegister>("CouponRegister");
