import { sql } from "kysely";
import { endedAt } from "#core/promotions/ended-at.ts";
import { couponIn, rowOf } from "#adapters/postgres/coupons/coupons.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import type { Selectable } from "kysely";
import type { CouponRegister, RegisteredCoupon } from "#core/promotions/coupon-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CouponRow } from "#adapters/postgres/engine/tables.ts";

export const postgresCouponRegister = (db: Database): CouponRegister =>
  namingOutages("coupon register", {
    async all() {
      const rows = await db.selectFrom("coupon").selectAll().orderBy("position").execute();
      return rows.map(registeredIn);
    },

    add: (coupons, at) =>
      inTransaction(db, async (trx) => {
        await sql`lock table coupon in share row exclusive mode`.execute(trx); // Codes that two add at once are taken by the first.
        const kept = new Set((await trx.selectFrom("coupon").select("key").execute()).map(({ key }) => key));
        const taken: string[] = [];
        for (const { coupon } of coupons) {
          const key = coupon.code.toUpperCase();
          if (kept.has(key)) taken.push(coupon.code);
          kept.add(key);
        }
        if (taken.length > 0) return taken;
        for (const { coupon, usesLeft } of coupons) {
          await trx
            .insertInto("coupon")
            .values({ ...rowOf(coupon), uses_left: usesLeft, added_at: new Date(at) })
            .execute();
        }
        return [];
      }),

    end: (upperCode, at) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("coupon").selectAll().where("key", "=", upperCode).forUpdate().executeTakeFirst();
        if (row === undefined) return null;
        const registered = registeredIn(row);
        const coupon = endedAt(registered.coupon, at);
        const { end_kind, end_seconds, end_decimals } = rowOf(coupon);
        await trx.updateTable("coupon").set({ end_kind, end_seconds, end_decimals }).where("position", "=", row.position).execute();
        return { ...registered, coupon };
      }),
  });

const registeredIn = (row: Selectable<CouponRow>): RegisteredCoupon => ({
  coupon: couponIn(row),
  usesLeft: row.uses_left,
  addedAt: row.added_at.getTime(),
});
