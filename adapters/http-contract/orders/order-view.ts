import * as z from "zod/mini";
import { RETURN_REASONS } from "#core/orders/order/return-request.ts";
import { payableId } from "#core/ledger/entry.ts";
import { checkoutFacts, deliveryAddress } from "./checkout-facts.ts";
import { titleFields } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { lineShares, orderFigures, orderedFigures, paymentWay, seller } from "./order-figures.ts";
import { lineState, moments, parcelState, refundState, returnState, orderState } from "./order-states.ts";
import { secondPayments } from "#adapters/http-contract/payments/payment-facts.ts";
import { pieces, returnPictures, returnReason } from "./return-request.ts";
import { calendarDay, idOf, instant, rupees } from "#adapters/http-contract/scalars.ts";
import type { IssuedDocument } from "#core/orders/order/issued-document.ts";
import type { Cancelling, LineView, Returning } from "#core/orders/views/line-view.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { ParcelView } from "#core/orders/views/parcel-view.ts";
import type { PaymentView } from "#core/orders/views/payment-view.ts";
import type { RefundedLine } from "#core/orders/order/refund.ts";
import type { RefundCause, RefundView } from "#core/orders/views/refund-view.ts";
import type { ReturnView } from "#core/orders/views/return-view.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** A product as it was when it was ordered. */
export const shownFields = {
  id: ["_id", z.string()],
  ...titleFields,
  slug: z.string(),
  brand: z.nullable(z.string()),
  form: z.string(),
  size: z.string(),
  images: ["image_list", z.array(z.string())],
} as const;

const cancelling: Shape<Cancelling> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("possible") }),
  z.object({ kind: z.literal("impossible"), because: z.enum(["unpaid", "cancelled", "sent", "over"]) }),
]);

const returning: Shape<Returning> = z.union([
  z.object({
    kind: z.literal("possible"),
    pieces: z.int(),
    until: calendarDay,
    reasons: z.array(z.enum(RETURN_REASONS)),
    shortDatedBefore: calendarDay,
  }),
  z.object({ kind: z.literal("impossible"), because: z.enum(["not-delivered", "asked", "gone"]) }),
  z.object({ kind: z.literal("impossible"), because: z.literal("window-over"), last: calendarDay }),
]);

const line: Shape<LineView> = fields({
  place: ["line", z.int()],
  product: fields({ ...shownFields, gst: z.number(), isConsumable: ["consumable", z.boolean()] }),
  figures: orderedFigures,
  paid: ["paid_amount", rupees],
  state: ["status", lineState],
  gone: ["cancelled_or_returned", z.int()],
  cancelling: ["cancel", cancelling],
  returning: ["return", returning],
});

export const expected: Shape<ParcelView["expected"]> = z.nullable(
  fields({ earliest: ["earliest_date", calendarDay], latest: ["latest_date", calendarDay] }),
);

const parcel: Shape<ParcelView> = fields({
  number: ["child_order_number", z.string()],
  seller,
  places: ["lines", z.array(z.int())],
  state: ["status", parcelState],
  timeline: moments(parcelState),
  expected: ["delivery", expected],
  dueAtDoor: ["due_at_door", rupees],
});

const shape: Shape<ReturnView> = fields({
  number: z.int(),
  lines: ["product_list", pieces],
  reason: returnReason,
  pictures: ["image_list", returnPictures],
  state: ["status", returnState],
  askedAt: ["createdAt", instant],
  timeline: moments(returnState),
  refund: z.nullable(z.int()),
});

const because = z.enum(["everything-is-gone", "never-paid", "our-fault", "kept-until-everything-is-gone"]);

export const refundedFields = {
  place: ["line", z.int()],
  pieces: ["quantity", z.int()],
  formerPieces: ["former_quantity", z.int()],
  because,
  ...lineShares,
} as const;

export const refundedLine: Shape<RefundedLine> = fields(refundedFields);

export const fault = z.enum(["ours", "customers"]);

const cause: Shape<RefundCause> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cancel"), by: z.enum(["customer", "shop"]), reason: z.string() }),
  z.object({ kind: z.literal("return"), number: z.int() }),
  z.object({ kind: z.literal("not-delivered"), parcel: z.int(), because: z.enum(["came-back", "lost"]) }),
]);

const refund: Shape<RefundView> = fields({
  number: z.int(),
  fault,
  lines: ["product_list", z.array(refundedLine)],
  total: ["total_amount", rupees],
  payout: ["refund_amount", rupees],
  state: ["status", refundState],
  at: ["createdAt", instant],
  cause,
  timeline: moments(refundState),
});

/** Before it is placed, an order's payment; then how it was paid, or is to be at the door. */
export const payment: Shape<PaymentView> = z.union([
  z.object({ kind: z.literal("nothing-to-pay") }),
  z.object({ kind: z.literal("at-door"), due: rupees, collected: rupees }),
  z.object({ kind: z.enum(["waiting", "failed", "being-checked"]), until: instant, surplus: rupees }),
  fields({ kind: z.literal("expired"), isGivenUp: ["is_given_up", z.boolean()], surplus: rupees }),
  fields({ kind: z.literal("paid"), at: instant, surplus: rupees, secondPayments }),
]);

const document: Shape<IssuedDocument> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("invoice"), parcel: z.int(), number: z.string(), day: calendarDay }),
  z.object({
    kind: z.literal("credit-note"),
    parcel: z.int(),
    refund: z.int(),
    number: z.string(),
    day: calendarDay,
  }),
]);

/** An order as its customer sees it. Lines and parcels are counted from 0, returns and refunds from 1. */
export const orderView: Shape<OrderView> = fields({
  id: ["_id", idOf(payableId)],
  number: ["order_number", z.string()],
  state: ["status", orderState],
  way: ["payment_method", paymentWay],
  placedAt: ["createdAt", instant],
  figures: ["bill", orderFigures],
  facts: ["bill_facts", checkoutFacts],
  rules: ["bill_rules", z.int()],
  lines: ["product_list", z.array(line)],
  parcels: ["child_orders", z.array(parcel)],
  returns: z.array(shape),
  refunds: z.array(refund),
  payment,
  documents: z.array(document),
  address: ["delivery_address", deliveryAddress],
});
