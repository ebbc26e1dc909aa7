import * as z from "zod";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { AskReturn } from "#core/ordering/ask-return.use-case.ts";
import { CancelMyOrder } from "#core/ordering/cancel-my-order.use-case.ts";
import { LONGEST_REASON } from "#core/ordering/cancel-reason.ts";
import { ListMyOrders } from "#core/ordering/list-my-orders.use-case.ts";
import { ORDER_FILTERS } from "#core/ordering/order-filter.ts";
import { PreviewRefund } from "#core/ordering/preview-refund.use-case.ts";
import { ShowMyOrder } from "#core/ordering/show-my-order.use-case.ts";
import { ShowShipment } from "#core/ordering/show-shipment.use-case.ts";
import { documentAsked } from "./document-download.ts";
import { endpoint, fields, only, said, wire } from "./endpoint.ts";
import { myCartFields, removalReason } from "./my-cart.ts";
import { orderSummary } from "./order-summary.ts";
import { expected, fault, orderView, refundedLine } from "./order-view.ts";
import { moments, parcelState, shipmentState } from "./order-states.ts";
import { pieces, place, returnPictures, returnReason } from "./return-request.ts";
import { asked, calendarDay, callKey, idOf, orNull, rupees, wholeUpTo, written } from "./scalars.ts";
import { taxDocument } from "./tax-document.ts";
import type { ReturnAsked } from "#core/ordering/ask-return.use-case.ts";
import type { CancelAsked } from "#core/ordering/cancel-my-order.use-case.ts";
import type { OrdersWanted } from "#core/ordering/orders.port.ts";
import type { PreviewAsked } from "#core/ordering/preview-refund.use-case.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";

const MOST_LISTED = 50;
const LONGEST_SEARCH = 100;

const orderId = idOf(payableId);
const byId = only("_id", orderId);
const ofLine = fields({ place: ["line", place] });

const unknownOrder = said(404, "Order not found");
const notPlaced = said(2, "Order is not placed yet");
const keyTaken = said(409, "This key was used for something else");

const returnRefusals = {
  "nothing-asked": said(6, "Please choose what to return"),
  opened: said(7, "Opened products can't be returned for a change of mind"),
  "not-delivered": said(8, "Product is not delivered yet", ofLine),
  consumable: said(9, "Product can't be returned for a change of mind", ofLine),
  "window-over": said(10, "The days for returning it are over", fields({ place: ["line", place], last: ["last_date", calendarDay] })),
  "too-many-pieces": said(11, "Fewer pieces can be returned", fields({ place: ["line", place], left: ["total_left", z.number().int()] })),
  "not-short-dated": said(12, "Product is not short dated", fields({ place: ["line", place], from: ["not_before", calendarDay] })),
} as const;

const cancelRefusals = {
  "unknown-line": said(5, "Product is not in the order"),
  "not-placed": notPlaced,
  "past-cancelling": said(3, "Order can't be cancelled any more", fields({ place: ["line", place], state: ["status", parcelState] })),
} as const;

export const listMyOrders = endpoint(ListMyOrders, {
  method: "GET",
  path: "/shopUserOrder/user/getAllOrdersToUser",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({
      search: z.optional(asked(LONGEST_SEARCH)),
      filter: z.optional(z.enum(ORDER_FILTERS)),
      after: z.optional(orderId),
      limit: wholeUpTo(MOST_LISTED),
    }),
    ({ search = "", filter = "all", after = null, limit }): OrdersWanted => ({
      text: search.trim() === "" ? null : search.trim(),
      filter,
      after,
      limit,
    }),
    ({ text, filter, after, limit }) => ({
      limit,
      ...(filter === "all" ? {} : { filter }),
      ...(text === null ? {} : { search: text }),
      ...(after === null ? {} : { after }),
    }),
  ),
  response: fields({ orders: ["order_list", z.array(orderSummary)], next: z.nullable(orderId) }),
});

export const showMyOrder = endpoint(ShowMyOrder, {
  method: "GET",
  path: "/shopUserOrder/user/getOrderByIdToUser",
  in: "query",
  audience: "customer",
  request: byId,
  response: orderView,
  refusals: { "unknown-order": unknownOrder },
});

export const cancelMyOrder = endpoint(CancelMyOrder, {
  method: "PUT",
  path: "/shopUserOrder/user/cancelOrderByUser",
  in: "body",
  audience: "customer",
  request: wire(
    z.object({
      _id: orderId,
      lines: z.nullish(z.array(place).max(200)),
      reason: written(LONGEST_REASON),
      key: orNull(callKey),
    }),
    ({ _id, lines, reason, key }): CancelAsked => ({ order: _id, places: lines ?? null, reason, key }),
    ({ order, places, reason, key }) => ({ _id: order, lines: places === null ? null : [...places], reason, key }),
  ),
  response: orderView,
  refusals: { "unknown-order": unknownOrder, ...cancelRefusals, "key-taken": keyTaken },
});

export const askReturn = endpoint(AskReturn, {
  method: "PUT",
  path: "/shopUserOrder/user/requestToReturnProductOfOrderByUser",
  in: "body",
  audience: "customer",
  request: wire(
    z.object({ _id: orderId, product_list: pieces, reason: returnReason, image_list: returnPictures, key: orNull(callKey) }),
    ({ _id, product_list, reason, image_list, key }): ReturnAsked => ({
      order: _id,
      request: { lines: product_list, reason, pictures: image_list },
      key,
    }),
    ({ order, request: { lines, reason, pictures }, key }) => ({ _id: order, product_list: lines, reason, image_list: pictures, key }),
  ),
  response: orderView,
  refusals: {
    "unknown-order": unknownOrder,
    "not-placed": notPlaced,
    ...returnRefusals,
    "pictures-needed": said(13, "Please add a picture"),
    "unknown-picture": said(14, "Please add the picture again"),
    "key-taken": keyTaken,
  },
});

export const previewRefund = endpoint(PreviewRefund, {
  method: "POST",
  path: "/shopUserOrder/user/previewRefund",
  in: "body",
  audience: "customer",
  request: wire(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("cancel"), _id: orderId, lines: z.array(place).max(200) }),
      z.object({ kind: z.literal("return"), _id: orderId, product_list: pieces, reason: returnReason }),
    ]),
    (said): PreviewAsked =>
      said.kind === "cancel"
        ? { kind: "cancel", order: said._id, places: said.lines }
        : { kind: "return", order: said._id, lines: said.product_list, reason: said.reason },
    (asked) =>
      asked.kind === "cancel"
        ? { kind: "cancel" as const, _id: asked.order, lines: [...asked.places] }
        : { kind: "return" as const, _id: asked.order, product_list: [...asked.lines], reason: asked.reason },
  ),
  response: fields({
    fault,
    lines: ["product_list", z.array(refundedLine)],
    total: ["total_amount", rupees],
    payout: ["refund_amount", rupees],
  }),
  refusals: { "unknown-order": unknownOrder, ...cancelRefusals, ...returnRefusals },
});

export const showShipment = endpoint(ShowShipment, {
  method: "POST",
  path: "/shopUserOrder/user/getShipmentStatusOfChildOrder",
  in: "body",
  audience: "customer",
  request: fields({ order: ["_id", orderId], parcel: ["child_order", place] }),
  response: fields({
    number: ["child_order_number", z.string()],
    state: ["status", z.nullable(shipmentState)],
    expected: ["delivery", expected],
    scans: moments(shipmentState),
  }),
  refusals: { "unknown-order": unknownOrder },
});

export const showDocument = endpoint(ShowDocument, {
  method: "GET",
  path: "/shopUserOrder/user/getInvoice",
  in: "query",
  audience: "customer",
  request: documentAsked,
  response: taxDocument,
  refusals: { "unknown-order": unknownOrder, "unknown-document": said(3, "Invoice not found") },
});

const leftOut = z.enum(["unknown", "cart-full", "beyond-limits"]);
const reordered: z.ZodType<Reordered> = z.union([
  z.object({ kind: z.enum(["added", "limited"]), productId: z.string(), title: z.string(), pieces: z.number().int() }),
  z.object({
    kind: z.literal("left-out"),
    productId: z.string(),
    title: z.string(),
    because: z.union([leftOut, removalReason]),
  }),
]);

export const reorder = endpoint(Reorder, {
  method: "POST",
  path: "/shopUserOrder/user/reorder",
  in: "body",
  audience: "customer",
  request: byId,
  response: fields({ ...myCartFields, reordered: ["reordered_list", z.array(reordered)] }),
  refusals: { "unknown-order": unknownOrder },
});
