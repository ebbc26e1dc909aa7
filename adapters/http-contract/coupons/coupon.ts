import * as z from "zod/mini";
import { endOf, printedEnd } from "#core/coupons/coupon-end.ts";
import { readMoment } from "#core/shared/moment.ts";
import { NOTHING } from "#core/shared/money.ts";
import { wire } from "#adapters/http-contract/endpoint.ts";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { CouponEnd, PublicCoupon } from "#core/coupons/coupon.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const names = z.array(z.string());
const shared = {
  _id: z.string(),
  coupon: z.string(),
  coupon_type: z.enum(["PUBLIC", "PRIVATE"]),
  product_list: names,
  brand_list: names,
  category_list: names,
  max_no_of_products: z.nullable(z.number()),
  max_product_qty: z.nullable(z.number()),
  minimum_order_value: rupees,
  shipping_amount: rupees,
  available_for_web: z.boolean(),
  end_date: z.nullable(z.string().check(z.refine((text) => readMoment(text) !== null, "a date"))),
  terms_and_condition: z.nullable(z.string()),
  /** Left out by servers of an earlier version, and by their answers that devices keep. */
  terms_and_condition_hi: z.optional(z.nullable(z.string())),
};
export const rupeeCoupon = z.object({ ...shared, discount_type: z.literal("RUPEE"), discount_value: rupees });
export const percentageCoupon = z.object({
  ...shared,
  discount_type: z.literal("PERCENTAGE"),
  discount_value: z.number(),
  maximum_discount_price: rupees,
});
export const couponOnWire = z.discriminatedUnion("discount_type", [rupeeCoupon, percentageCoupon]);

export const publicCoupon: Shape<PublicCoupon> = wire(couponOnWire, couponIn, couponOut);

export function couponIn(said: z.output<typeof couponOnWire>): PublicCoupon {
  return {
    code: said.coupon,
    audience: said.coupon_type === "PUBLIC" ? "public" : "private",
    isForWeb: said.available_for_web,
    products: said.product_list,
    brands: said.brand_list,
    categories: said.category_list,
    maximumLines: said.max_no_of_products,
    maximumPieces: said.max_product_qty,
    promise:
      said.discount_type === "RUPEE"
        ? { kind: "rupee", amount: said.discount_value }
        : {
            kind: "percentage",
            percent: said.discount_value,
            cap: said.maximum_discount_price === NOTHING ? null : said.maximum_discount_price,
          },
    minimum: said.minimum_order_value,
    priorityShipping: said.shipping_amount,
    end: endIn(said.end_date),
    terms: said.terms_and_condition === null ? null : { english: said.terms_and_condition, hindi: said.terms_and_condition_hi ?? null },
  };
}

export function couponOut({ promise, ...coupon }: PublicCoupon): z.output<typeof couponOnWire> {
  const rest = {
    _id: coupon.code, // No two have one code.
    coupon: coupon.code,
    coupon_type: coupon.audience === "public" ? ("PUBLIC" as const) : ("PRIVATE" as const),
    product_list: [...coupon.products],
    brand_list: [...coupon.brands],
    category_list: [...coupon.categories],
    max_no_of_products: coupon.maximumLines,
    max_product_qty: coupon.maximumPieces,
    minimum_order_value: coupon.minimum,
    shipping_amount: coupon.priorityShipping,
    available_for_web: coupon.isForWeb,
    end_date: coupon.end === null ? null : printedEnd(coupon.end),
    terms_and_condition: coupon.terms?.english ?? null,
    terms_and_condition_hi: coupon.terms?.hindi ?? null,
  };
  if (promise.kind === "rupee") return { ...rest, discount_type: "RUPEE", discount_value: promise.amount };
  return { ...rest, discount_type: "PERCENTAGE", discount_value: promise.percent, maximum_discount_price: promise.cap ?? NOTHING };
}

function endIn(text: string | null): CouponEnd | null {
  const moment = text === null ? null : readMoment(text);
  return moment === null ? null : endOf(moment);
}
