import { NOTHING } from "#core/shared/money.ts";
import { couponEnd } from "./coupon-end.ts";
import { lineReader } from "./lines.ts";
import type { CouponEnd, CouponPromise, PublicCoupon } from "#core/coupons/coupon.ts";
import type { Record } from "./record.ts";

/** A coupon with its terms. Source: platform section 3, Coupon; pricing, Coupons. */
export const readCoupon = lineReader<PublicCoupon>((record) => ({
  code: record.text(record.has("coupon") || !record.has("coupon_code") ? "coupon" : "coupon_code"),
  audience: record.textOrNull("coupon_type")?.toUpperCase() === "PRIVATE" ? "private" : "public",
  isForWeb: record.flag("available_for_web", "true"),
  products: record.texts("product_list"),
  brands: record.texts("brand_list"),
  categories: record.texts("category_list"),
  maximumLines: readLimit(record, "max_no_of_products"),
  maximumPieces: readLimit(record, "max_product_qty"),
  promise: readPromise(record),
  minimum: record.has("minimum_order_value") ? record.amount("minimum_order_value") : NOTHING,
  priorityShipping: record.has("shipping_amount") ? record.amount("shipping_amount") : NOTHING,
  end: readEnd(record),
  terms: record.textOrNull("terms_and_condition"),
}));

/** A limit of 0 is none. */
function readLimit(record: Record, key: string): number | null {
  const limit = record.has(key) ? record.whole(key) : 0;
  return limit === 0 ? null : limit;
}

/** A percentage may be above 100; its cap of 0 is none. */
function readPromise(record: Record): CouponPromise {
  const type = record.textLike("discount_type", /^(rupee|percentage)$/i, "RUPEE or PERCENTAGE");
  if (type.toUpperCase() === "RUPEE") return { kind: "rupee", amount: record.amount("discount_value") };
  const cap = record.amountOrNull("maximum_discount_price");
  return { kind: "percentage", percent: record.number("discount_value"), cap: cap === 0 ? null : cap };
}

function readEnd(record: Record): CouponEnd | null {
  const text = record.textOrNull("end_date");
  const end = text === null ? null : couponEnd(text);
  if (text !== null && end === null) record.fault("end_date", "a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30");
  return end;
}
