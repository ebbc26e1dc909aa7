import { ok } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { orderView } from "./order-view.ts";
import { ownOrder } from "../order/own-order.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { OrderView } from "./order-view.ts";
import type { Orders } from "../order/orders.port.ts";
import type { UnknownOrder } from "../order/own-order.ts";

/**
 * One of the customer's orders. Another customer's order, and one that was only quoted, is refused as unknown.
 * Source: specification/orders.md, What a customer sees.
 */
export type ShowMyOrder = (customer: CustomerId, order: PayableId) => Promise<Result<OrderView, UnknownOrder>>;
export const ShowMyOrder = token<ShowMyOrder>("ShowMyOrder");

export const makeShowMyOrder =
  ({ orders, now }: { readonly orders: Orders; readonly now: Clock }): ShowMyOrder =>
  async (customer, id) => {
    const kept = ownOrder(customer, await orders.withId(id));
    return kept.kind === "ok" ? ok(orderView(kept.value, now())) : kept;
  };
