import { rowOf } from "#adapters/postgres/coupons/coupons.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Adds coupons after the stored ones. No two coupons have the same code, in any letter case. */
export async function putCoupons(db: Database, coupons: readonly PublicCoupon[]): Promise<void> {
  for (const coupon of coupons) await db.insertInto("coupon").values(rowOf(coupon)).execute();
}
