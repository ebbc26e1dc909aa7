import { endOf } from "#core/coupons/coupon-end.ts";
import { momentIn } from "./known-moments.ts";
import { MOMENT } from "./moment-expected.ts";
import { isMissing } from "./field-reader.ts";
import type { Coupon, CouponEnd, CouponPromise } from "#core/coupons/coupon.ts";
import type { Wire } from "#adapters/input-file/wire.ts";
import type { FieldReader } from "./field-reader.ts";

/** The coupon that reading has entered; null: a fault. */
export function readCoupon(reading: FieldReader, wire: unknown): Coupon | null {
  const coupon = reading.object(wire, "");
  if (coupon === null) return null;
  return {
    code: readCode(reading, coupon),
    audience: readAudience(reading, coupon["coupon_type"]),
    isForWeb: readIsForWeb(reading, coupon["available_for_web"]),
    products: reading.texts(coupon["product_list"], "product_list"),
    brands: reading.texts(coupon["brand_list"], "brand_list"),
    categories: reading.texts(coupon["category_list"], "category_list"),
    maximumLines: reading.limit(coupon["max_no_of_products"], "max_no_of_products"),
    maximumPieces: reading.limit(coupon["max_product_qty"], "max_product_qty"),
    promise: readPromise(reading, coupon),
    minimum: reading.amountOrNothing(coupon["minimum_order_value"], "minimum_order_value"),
    priorityShipping: reading.amountOrNothing(coupon["shipping_amount"], "shipping_amount"),
    end: readEnd(reading, coupon["end_date"]),
  };
}

function readCode(reading: FieldReader, coupon: Wire): string {
  if (isMissing(coupon["coupon"]) && !isMissing(coupon["coupon_code"])) return reading.text(coupon["coupon_code"], "coupon_code");
  return reading.text(coupon["coupon"], "coupon");
}

/** Any other type is public. */
function readAudience(reading: FieldReader, type: unknown): Coupon["audience"] {
  return /^private$/i.test(reading.textOrNull(type, "coupon_type") ?? "") ? "private" : "public";
}

function readIsForWeb(reading: FieldReader, offered: unknown): boolean {
  if (isMissing(offered)) return true;
  if (typeof offered !== "boolean") reading.fault("available_for_web", "true or false");
  return offered === true;
}

/** A cap is checked for every type of coupon, but only a percentage uses it. */
function readPromise(reading: FieldReader, coupon: Wire): CouponPromise {
  const { discount_type: type, discount_value: value } = coupon;
  const cap = reading.amountOrNothing(coupon["maximum_discount_price"], "maximum_discount_price");
  if (typeof type === "string" && /^rupee$/i.test(type)) return { kind: "rupee", amount: reading.amount(value, "discount_value") };
  if (typeof type !== "string" || !/^percentage$/i.test(type)) reading.fault("discount_type", "RUPEE or PERCENTAGE");
  return { kind: "percentage", percent: reading.number(value, "discount_value"), cap: cap === 0 ? null : cap };
}

function readEnd(reading: FieldReader, wire: unknown): CouponEnd | null {
  if (isMissing(wire)) return null;
  const moment = typeof wire === "string" ? momentIn(wire) : null;
  if (moment !== null) return endOf(moment);
  reading.fault("end_date", MOMENT);
  return null;
}
