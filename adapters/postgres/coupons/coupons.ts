import { sql } from "kysely";
import { paise } from "#core/shared/money.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Insertable, Selectable } from "kysely";
import type { CouponEnd, CouponPromise, PublicCoupon } from "#core/coupons/coupon.ts";
import type { Coupons } from "#core/coupons/coupons.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CouponRow } from "#adapters/postgres/engine/tables.ts";

export const postgresCoupons = (db: Database): Coupons =>
  namingOutages("coupons", {
    async publicOnes() {
      const rows = await db
        .selectFrom("coupon")
        .selectAll()
        .where("audience", "=", "public")
        .where("is_for_web", "=", true)
        .where(sql<boolean>`uses_left is distinct from 0`)
        .orderBy("position")
        .execute();
      return rows.map(couponIn);
    },
    async withCode(upperCode) {
      const row = await db.selectFrom("coupon").selectAll().where("key", "=", upperCode).executeTakeFirst();
      return row === undefined ? null : { coupon: couponIn(row), usesLeft: row.uses_left };
    },
  });

export function couponIn(row: Selectable<CouponRow>): PublicCoupon {
  return {
    code: row.code,
    audience: row.audience,
    isForWeb: row.is_for_web,
    products: row.products,
    brands: row.brands,
    categories: row.categories,
    maximumLines: row.maximum_lines,
    maximumPieces: row.maximum_pieces,
    promise: promiseIn(row),
    minimum: paise(row.minimum),
    priorityShipping: paise(row.priority_shipping),
    end: endIn(row),
    terms: row.terms === null ? null : { english: row.terms, hindi: row.terms_hindi },
  };
}

function promiseIn(row: Selectable<CouponRow>): CouponPromise {
  if (row.promise === "rupee") return { kind: "rupee", amount: paise(Number(row.amount)) };
  return { kind: "percentage", percent: Number(row.percent), cap: row.cap === null ? null : paise(row.cap) };
}

function endIn({ end_kind, end_seconds, end_decimals }: Selectable<CouponRow>): CouponEnd | null {
  if (end_kind === null || end_seconds === null || end_decimals === null) return null;
  const instant = { seconds: end_seconds, decimals: end_decimals };
  return end_kind === "instant" ? { kind: "instant", last: instant } : { kind: "day", nextBegins: instant };
}

export function rowOf(coupon: PublicCoupon): Insertable<CouponRow> {
  const { promise, end } = coupon;
  const instant = end === null ? null : end.kind === "instant" ? end.last : end.nextBegins;
  return {
    code: coupon.code,
    key: coupon.code.toUpperCase(),
    audience: coupon.audience,
    is_for_web: coupon.isForWeb,
    products: coupon.products,
    brands: coupon.brands,
    categories: coupon.categories,
    maximum_lines: coupon.maximumLines,
    maximum_pieces: coupon.maximumPieces,
    promise: promise.kind,
    amount: promise.kind === "rupee" ? promise.amount : null,
    percent: promise.kind === "percentage" ? String(promise.percent) : null,
    cap: promise.kind === "percentage" ? promise.cap : null,
    minimum: coupon.minimum,
    priority_shipping: coupon.priorityShipping,
    end_kind: end?.kind ?? null,
    end_seconds: instant?.seconds ?? null,
    end_decimals: instant?.decimals ?? null,
    terms: coupon.terms?.english ?? null,
    terms_hindi: coupon.terms?.hindi ?? null,
  };
}
