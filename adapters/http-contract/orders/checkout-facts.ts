import * as z from "zod/mini";
import { couponIn, couponOnWire, couponOut } from "#adapters/http-contract/coupons/coupon.ts";
import { deliveryPlace, shippingSettings } from "#adapters/http-contract/shipping/delivery.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { quantity } from "#adapters/http-contract/customer-cart/my-cart.ts";
import { seller } from "./order-figures.ts";
import { listedProduct } from "#adapters/http-contract/catalogue/product.ts";
import { addressDetails } from "#adapters/http-contract/account/profile.ts";
import { instant, rupees } from "#adapters/http-contract/scalars.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { CheckoutFacts, DeliveryAddress, PrepaidDiscount } from "#core/orders/order/checkout-facts.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { CouponChoice } from "#core/pricing/pricing-request.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const line: Shape<OrderedLine> = wire(
  z.object({ product_id: z.string(), quantity, product: listedProduct, hsn: z.string(), seller, consumable: z.boolean() }),
  ({ product, quantity, hsn, seller, consumable }) => ({ product: { ...product, hsn, seller, isConsumable: consumable }, quantity }),
  ({ product, quantity }) => ({
    product_id: product.id,
    quantity,
    product,
    hsn: product.hsn,
    seller: product.seller,
    consumable: product.isConsumable,
  }),
);

/** What its card shows is no part of a price. */
const coupon: Shape<Coupon> = wire(couponOnWire, couponIn, (coupon: Coupon) => couponOut({ ...coupon, terms: null }));

const choice: Shape<CouponChoice> = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["automatic", "none"]) }),
  z.object({ kind: z.literal("typed"), code: z.string() }),
]);

export const deliveryAddress: Shape<DeliveryAddress> = wire(
  addressDetails,
  ({ isDefault: _, ...address }) => address,
  (address) => ({ ...address, isDefault: false }),
);

export const prepaidDiscount: Shape<PrepaidDiscount> = fields({
  percent: z.number(),
  maximum: z.nullable(rupees),
  minimumOrder: ["minimum_order", rupees],
});

/** All that a bill at checkout follows from: whoever reads it reckons the same bill. */
export const checkoutFacts: Shape<CheckoutFacts> = fields({
  cart: fields({
    lines: ["cart_list", z.array(line)],
    coupons: ["coupon_list", z.array(coupon)],
    choice: ["coupon_choice", choice],
    shipping: ["shipping_charges", shippingSettings],
  }),
  address: deliveryAddress,
  place: z.nullable(deliveryPlace),
  terms: fields({ prepaid: ["prepaid_discount", z.nullable(prepaidDiscount)], mostCash: ["maximum_cash", rupees] }),
  at: ["createdAt", instant],
});
