import { printedEnd } from "#core/coupons/coupon-end.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { NewCoupon } from "#core/promotions/coupon-register.port.ts";

/** A coupon as a file has it: reading it again gives the same. Amounts in rupees. */
export function printedCoupon({ coupon, usesLeft }: NewCoupon): object {
  return {
    coupon: coupon.code,
    coupon_type: coupon.audience === "public" ? "PUBLIC" : "PRIVATE",
    available_for_web: coupon.isForWeb,
    product_list: coupon.products,
    brand_list: coupon.brands,
    category_list: coupon.categories,
    max_no_of_products: coupon.maximumLines,
    max_product_qty: coupon.maximumPieces,
    ...promise(coupon),
    minimum_order_value: coupon.minimum / 100,
    shipping_amount: coupon.priorityShipping / 100,
    end_date: coupon.end === null ? null : printedEnd(coupon.end),
    uses_left: usesLeft,
    terms_and_condition: coupon.terms?.english ?? null,
    terms_and_condition_hi: coupon.terms?.hindi ?? null,
  };
}

function promise({ promise }: PublicCoupon): object {
  if (promise.kind === "rupee") return { discount_type: "RUPEE", discount_value: promise.amount / 100 };
  return {
    discount_type: "PERCENTAGE",
    discount_value: promise.percent,
    maximum_discount_price: promise.cap === null ? null : promise.cap / 100,
  };
}
