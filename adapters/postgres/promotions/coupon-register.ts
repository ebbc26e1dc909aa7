import { sql } from "kysely";
import { couponIn, rowOf } from "#adapters/postgres/coupons/coupons.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
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

    add: (decide) =>
      inTransaction(db, async (trx) => {
        await sql`lock table coupon in share row exclusive mode`.execute(trx); // If two transactions add the same code at once, the first gets it.
        const { change, answer } = decide(new Set((await trx.selectFrom("coupon").select("key").execute()).map(({ key }) => key)));
        if (change === null) return answer;
        for (const { coupon, usesLeft } of change.coupons) {
          await trx
            .insertInto("coupon")
            .values({ ...rowOf(coupon), uses_left: usesLeft, added_at: new Date(change.at) })
            .execute();
        }
        for (const entry of change.audit) await putAudit(trx, entry);
        return answer;
      }),

    change: (upperCode, decide) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("coupon").selectAll().where("key", "=", upperCode).forUpdate().executeTakeFirst();
        const { change, answer } = decide(row === undefined ? null : registeredIn(row));
        if (change === null) return answer;
        await trx.updateTable("coupon").set(rowOf(change.coupon)).where("key", "=", upperCode).execute();
        await putAudit(trx, change.audit);
        return answer;
      }),
  });

const registeredIn = (row: Selectable<CouponRow>): RegisteredCoupon => ({
  coupon: couponIn(row),
  usesLeft: row.uses_left,
  addedAt: row.added_at.getTime(),
});
