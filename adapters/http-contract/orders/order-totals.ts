import * as z from "zod/mini";
import { payableId } from "#core/ledger/entry.ts";
import { idOf, rupees } from "#adapters/http-contract/scalars.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import type { OrderTotals } from "#core/orders/views/order-totals.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** An order summary with the fields of specification/orders.md, Order summary. */
export const orderTotals: Shape<OrderTotals> = fields({
  id: ["parent_order_id", idOf(payableId)],
  number: ["order_number", z.string()],
  total: ["final_amount", rupees],
  shipping: ["shipping_amount", rupees],
  discount: ["discount_amount", rupees],
  payment: ["payment_id", z.nullable(z.string())],
});
