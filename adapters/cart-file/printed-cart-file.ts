import { printedEnd } from "#core/coupons/coupon-end.ts";
import { printedInstant } from "#core/shared/moment.ts";
import { wireProduct } from "./wire-product.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Coupon, CouponPromise } from "#core/coupons/coupon.ts";
import type { CouponChoice, PricingRequest } from "#core/pricing/pricing-request.ts";
import type { ShippingRule, ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** The file that `cart check` reads as exactly this request, whenever it reads it. */
export function printCartFile({ lines, coupons, choice, shipping, at }: PricingRequest, candidates: readonly Product[] = []): string {
  const file = {
    cart: lines.map(wireLine),
    coupons: coupons.map(wireCoupon),
    ...wireChoice(choice),
    shipping: wireShipping(shipping),
    at: printedInstant(at),
    ...(candidates.length === 0 ? {} : { candidates: candidates.map(wireProduct) }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const wireLine = ({ product, quantity }: CartLine) => ({ product_id: product.id, quantity, product: wireProduct(product) });

/** A code that was not typed but found automatically has no key: it is found again. */
function wireChoice(choice: CouponChoice) {
  switch (choice.kind) {
    case "automatic":
      return {};
    case "none":
      return { coupon_code: null };
    case "typed":
      return { coupon_code: choice.code };
  }
}

function wireCoupon(coupon: Coupon) {
  return {
    coupon: coupon.code,
    coupon_type: coupon.audience === "private" ? "PRIVATE" : "PUBLIC",
    available_for_web: coupon.isForWeb,
    product_list: coupon.products,
    brand_list: coupon.brands,
    category_list: coupon.categories,
    max_no_of_products: coupon.maximumLines ?? 0,
    max_product_qty: coupon.maximumPieces ?? 0,
    ...wirePromise(coupon.promise),
    minimum_order_value: coupon.minimum / 100,
    shipping_amount: coupon.priorityShipping / 100,
    end_date: coupon.end === null ? null : printedEnd(coupon.end),
  };
}

function wirePromise(promise: CouponPromise) {
  switch (promise.kind) {
    case "rupee":
      return { discount_type: "RUPEE", discount_value: promise.amount / 100 };
    case "percentage":
      return { discount_type: "PERCENTAGE", discount_value: promise.percent, maximum_discount_price: (promise.cap ?? 0) / 100 };
  }
}

const wireShipping = ({ basic, weightExceed }: ShippingSettings) => ({
  basic_charges: basic === null ? null : wireRule(basic),
  weight_exceed: weightExceed === null ? null : { weight: weightExceed.above, ...wireRule(weightExceed) },
});

const wireRule = ({ minimumOrder, charge }: ShippingRule) => ({ minimum_order: minimumOrder / 100, shipping_charges: charge / 100 });
