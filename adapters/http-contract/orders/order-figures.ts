import * as z from "zod/mini";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { OrderedFigures, OrderFigures } from "#core/orders/order/figures.ts";
import type { Seller } from "#core/orders/order/ordered-product.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const paymentWay: Shape<PaymentWay> = z.enum(["online", "cash"]);

/** The fields of what falls to a line, wherever a line is told. */
export const lineShares = {
  amount: ["total_amount", rupees],
  coupon: ["coupon_discount", rupees],
  prepaid: ["prepaid_discount", rupees],
  shipping: ["shipping_amount", rupees],
  roundOff: ["round_off", rupees],
} as const;

export const orderedFigures: Shape<OrderedFigures> = fields({
  productId: ["product_id", z.string()],
  quantity: z.int(),
  unitPrice: ["selling_price", rupees],
  ...lineShares,
});

/** The figures of an order, to the paisa. */
export const orderFigures: Shape<OrderFigures> = fields({
  lines: ["line_list", z.array(orderedFigures)],
  subtotal: ["sub_total", rupees],
  couponCode: ["coupon", z.nullable(z.string())],
  coupon: ["coupon_discount", rupees],
  prepaid: ["prepaid_discount", rupees],
  shipping: ["shipping_amount", rupees],
  roundOff: ["round_off", rupees],
  total: ["final_amount", rupees],
});

export const seller: Shape<Seller> = fields({ name: z.string(), address: z.string(), state: z.string(), gstin: z.string() });
