import * as z from "zod/mini";
import { payableId } from "#core/ledger/entry.ts";
import { AskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { LONGEST_REASON } from "#core/orders/returns/cancel-reason.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { ORDER_FILTERS } from "#core/orders/order/order-filter.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { ShowShipment } from "#core/orders/parcels/show-shipment.use-case.ts";
import { endpoint, fields, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { orderSummary } from "./order-summary.ts";
import { expected, fault, orderView, refundedLine } from "./order-view.ts";
import { moments, parcelState, shipmentState } from "./order-states.ts";
import { pieces, place, returnPictures, returnReason } from "./return-request.ts";
import { boundedText, calendarDay, callKey, idOf, instant, orNull, rupees, wholeUpTo, written } from "#adapters/http-contract/scalars.ts";
import type { OrderReturnRequest } from "#core/orders/returns/ask-return.use-case.ts";
import type { CancelRequest } from "#core/orders/returns/cancel-my-order.use-case.ts";
import type { OrderListQuery } from "#core/orders/order/orders.port.ts";
import type { RefundPreviewRequest } from "#core/orders/returns/preview-refund.use-case.ts";

const MOST_LISTED = 50;
const LONGEST_SEARCH = 100;

const orderId = idOf(payableId);
const byId = only("_id", orderId);
const ofLine = fields({ place: ["line", place] });

const unknownOrder = answerOf(404, "Order not found");
const notPlaced = answerOf(2, "Order is not placed yet");
const keyTaken = answerOf(409, "This key was used for something else");

const returnRefusals = {
  "nothing-asked": answerOf(6, "Please choose what to return"),
  opened: answerOf(7, "Opened products can't be returned for a change of mind"),
  "not-delivered": answerOf(8, "Product is not delivered yet", ofLine),
  consumable: answerOf(9, "Product can't be returned for a change of mind", ofLine),
  "window-over": answerOf(10, "The days for returning it are over", fields({ place: ["line", place], last: ["last_date", calendarDay] })),
  "too-many-pieces": answerOf(11, "Fewer pieces can be returned", fields({ place: ["line", place], left: ["total_left", z.int()] })),
  "not-short-dated": answerOf(12, "Product is not short dated", fields({ place: ["line", place], from: ["not_before", calendarDay] })),
} as const;

const cancelRefusals = {
  "unknown-line": answerOf(5, "Product is not in the order"),
  "not-placed": notPlaced,
  "past-cancelling": answerOf(3, "Order can't be cancelled any more", fields({ place: ["line", place], state: ["status", parcelState] })),
  "being-checked": answerOf(13, "A payment of this order is being checked", fields({ knownBy: ["known_by", instant] })),
} as const;

export const listMyOrders = endpoint(ListMyOrders, {
  method: "GET",
  path: "/shopUserOrder/user/getAllOrdersToUser",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({
      search: z.optional(boundedText(LONGEST_SEARCH)),
      filter: z.optional(z.enum(ORDER_FILTERS)),
      after: z.optional(orderId),
      limit: wholeUpTo(MOST_LISTED),
    }),
    ({ search = "", filter = "all", after = null, limit }): OrderListQuery => ({
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
      lines: z.nullish(z.array(place).check(z.maxLength(200))),
      reason: written(LONGEST_REASON),
      key: orNull(callKey),
    }),
    ({ _id, lines, reason, key }): CancelRequest => ({ order: _id, places: lines ?? null, reason, key }),
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
    ({ _id, product_list, reason, image_list, key }): OrderReturnRequest => ({
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
    "pictures-needed": answerOf(13, "Please add a picture"),
    "unknown-picture": answerOf(14, "Please add the picture again"),
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
      z.object({ kind: z.literal("cancel"), _id: orderId, lines: z.array(place).check(z.maxLength(200)) }),
      z.object({ kind: z.literal("return"), _id: orderId, product_list: pieces, reason: returnReason }),
    ]),
    (said): RefundPreviewRequest =>
      said.kind === "cancel"
        ? { kind: "cancel", order: said._id, places: said.lines }
        : { kind: "return", order: said._id, lines: said.product_list, reason: said.reason },
    (request) =>
      request.kind === "cancel"
        ? { kind: "cancel" as const, _id: request.order, lines: [...request.places] }
        : { kind: "return" as const, _id: request.order, product_list: [...request.lines], reason: request.reason },
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
