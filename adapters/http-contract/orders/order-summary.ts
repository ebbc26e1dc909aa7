import * as z from "zod/mini";
import { payableId } from "#core/ledger/entry.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { paymentWay } from "./order-figures.ts";
import { lineState, parcelState, orderState } from "./order-states.ts";
import { expected, payment, shownFields } from "./order-view.ts";
import { idOf, instant, rupees } from "#adapters/http-contract/scalars.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** An order as a list shows it. */
export const orderSummary: Shape<OrderSummary> = fields({
  id: ["_id", idOf(payableId)],
  number: ["order_number", z.string()],
  state: ["status", orderState],
  way: ["payment_method", paymentWay],
  placedAt: ["createdAt", instant],
  payment,
  total: ["final_amount", rupees],
  stays: ["amount_left", z._default(z.nullable(rupees), null)],
  lines: ["product_list", z.array(fields({ product: fields(shownFields), quantity: z.int(), state: ["status", lineState] }))],
  parcels: ["child_orders", z.array(fields({ state: ["status", parcelState], expected: ["delivery", expected] }))],
  deliveredAt: ["delivered_at", z.nullable(instant)],
  returns: ["total_returns", z.int()],
});
