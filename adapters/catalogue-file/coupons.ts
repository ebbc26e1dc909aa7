import { endOf } from "#core/coupons/coupon-end.ts";
import { readMoment } from "#core/shared/moment.ts";
import { NOTHING } from "#core/shared/money.ts";
import { cleanHtml } from "#adapters/input-file/clean-html.ts";
import { lineReader } from "./lines.ts";
import type { CouponEnd, CouponPromise, PublicCoupon } from "#core/coupons/coupon.ts";
import type { NewCoupon } from "#core/promotions/coupon-register.port.ts";
import type { Fields } from "./fields.ts";

/** A coupon with its terms, and its uses if they are limited. Source: specification/coupons.md, What a coupon holds. */
export const readNewCoupon = lineReader<NewCoupon>((fields) => ({
  coupon: readFields(fields),
  usesLeft: fields.has("uses_left") ? fields.whole("uses_left") : null,
}));

function readFields(fields: Fields): PublicCoupon {
  return {
    code: fields.text(fields.has("coupon") || !fields.has("coupon_code") ? "coupon" : "coupon_code"),
    audience: fields.textOrNull("coupon_type")?.toUpperCase() === "PRIVATE" ? "private" : "public",
    isForWeb: fields.flag("available_for_web", "true"),
    products: fields.texts("product_list"),
    brands: fields.texts("brand_list"),
    categories: fields.texts("category_list"),
    maximumLines: readLimit(fields, "max_no_of_products"),
    maximumPieces: readLimit(fields, "max_product_qty"),
    promise: readPromise(fields),
    minimum: fields.has("minimum_order_value") ? fields.amount("minimum_order_value") : NOTHING,
    priorityShipping: fields.has("shipping_amount") ? fields.amount("shipping_amount") : NOTHING,
    end: readEnd(fields),
    terms: readTerms(fields),
  };
}

/** Terms of which nothing is left are none. */
function readTerms(fields: Fields): PublicCoupon["terms"] {
  const [english, hindi] = [readHtml(fields, "terms_and_condition"), readHtml(fields, "terms_and_condition_hi")];
  if (english === null && hindi !== null) fields.fault("terms_and_condition", "the terms in English where there are some in Hindi");
  return english === null ? null : { english, hindi };
}

function readHtml(fields: Fields, key: string): string | null {
  const html = cleanHtml(fields.textOrNull(key) ?? "");
  return html === "" ? null : html;
}

/** A limit of 0 is none. */
function readLimit(fields: Fields, key: string): number | null {
  const limit = fields.has(key) ? fields.whole(key) : 0;
  return limit === 0 ? null : limit;
}

/** A percentage may be above 100. A cap of 0 means that there is none. */
function readPromise(fields: Fields): CouponPromise {
  const type = fields.textLike("discount_type", /^(rupee|percentage)$/i, "RUPEE or PERCENTAGE");
  if (type.toUpperCase() === "RUPEE") return { kind: "rupee", amount: fields.amount("discount_value") };
  const cap = fields.amountOrNull("maximum_discount_price");
  return { kind: "percentage", percent: fields.number("discount_value"), cap: cap === 0 ? null : cap };
}

function readEnd(fields: Fields): CouponEnd | null {
  const text = fields.textOrNull("end_date");
  if (text === null) return null;
  const moment = readMoment(text);
  if (moment === null) fields.fault("end_date", "a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30");
  return moment === null ? null : endOf(moment);
}
