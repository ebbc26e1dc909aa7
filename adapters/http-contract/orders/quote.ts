import * as z from "zod/mini";
import { paise } from "#core/shared/money.ts";
import { payableId } from "#core/ledger/entry.ts";
import { checkoutFacts } from "./checkout-facts.ts";
import { deliveryEstimate } from "#adapters/http-contract/shipping/delivery.ts";
import { titleFields } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { removalReason } from "#adapters/http-contract/customer-cart/my-cart.ts";
import { orderFigures, paymentWay, seller } from "./order-figures.ts";
import { idOf, instant, pincode, rupees } from "#adapters/http-contract/scalars.ts";
import type { QuantityProblem } from "#core/cart/quantity-problem.ts";
import type { RemovalReason } from "#core/cart/removal-reason.ts";
import type { CashRefusal } from "#core/orders/quote/cash-refusal.ts";
import type { ExpectedParcel, MyQuote } from "#core/orders/quote/my-quote.ts";
import type { LineToSettle, WaysOffered } from "#core/orders/quote/quote.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const orderId = idOf(payableId);

export const cashRefusal: Shape<CashRefusal> = z.union([
  fields({
    kind: z.literal("brands-take-none"),
    products: ["product_list", z.array(fields({ id: ["_id", z.string()], ...titleFields, brand: z.nullable(z.string()) }))],
  }),
  fields({ kind: z.literal("place-takes-none"), pincode }),
  fields({ kind: z.literal("above-most-cash"), most: ["maximum", rupees], total: ["final_amount", rupees] }),
]);

const ways: Shape<WaysOffered> = fields({
  online: fields({ total: ["final_amount", rupees], saves: ["prepaid_discount", rupees] }),
  cash: z.union([
    fields({ kind: z.literal("offered"), total: ["final_amount", rupees] }),
    fields({ kind: z.literal("not-offered"), reasons: z.array(cashRefusal) }),
  ]),
});

const parcel: Shape<ExpectedParcel> = fields({
  seller,
  places: ["line_places", z.array(z.int())],
  estimate: ["delivery", deliveryEstimate],
});

const onWire = z.object({
  parent_order_id: orderId,
  signature: z.string(),
  valid_until: instant,
  payment_method: paymentWay,
  rules: z.int(),
  facts: checkoutFacts,
  figures: orderFigures,
  payment_ways: ways,
  parcel_list: z.array(parcel),
  final_amount: rupees,
  shipping_amount: rupees,
  discount_amount: rupees,
  payment_id: z.null(),
});

/** A quote, with the order summary of specification/orders.md beside it. */
export const myQuote: Shape<MyQuote> = wire(
  onWire,
  ({ parent_order_id, signature, valid_until, payment_method, rules, facts, figures, payment_ways, parcel_list }) => ({
    id: parent_order_id,
    signature,
    validUntil: valid_until,
    snapshot: { rules, facts, way: payment_method, figures },
    ways: payment_ways,
    parcels: parcel_list,
  }),
  ({ id, signature, validUntil, snapshot: { rules, facts, way, figures }, ways, parcels }) => ({
    parent_order_id: id,
    signature,
    valid_until: validUntil,
    payment_method: way,
    rules,
    facts,
    figures,
    payment_ways: ways,
    parcel_list: [...parcels],
    final_amount: figures.total,
    shipping_amount: figures.shipping,
    discount_amount: paise(figures.coupon + figures.prepaid),
    payment_id: null,
  }),
);

const lineProblem: Shape<RemovalReason | QuantityProblem> = z.union([removalReason, z.enum(["below-minimum", "above-stock"])]);

export const lineToSettle: Shape<LineToSettle> = fields({
  place: ["line_place", z.int()],
  productId: ["product_id", z.string()],
  ...titleFields,
  problem: lineProblem,
  minimum: ["min_qty", z.int()],
  stock: ["total_stock", z.int()],
});
