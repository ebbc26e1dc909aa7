import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { orderView } from "./order-view.ts";
import { ownOrder } from "../order/own-order.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { OrderView } from "./order-view.ts";
import type { UnknownOrder } from "../order/own-order.ts";

/**
 * One of the customer's orders. Another customer's order, and one that was only quoted, is refused as unknown.
 * Source: specification/orders.md, What a customer sees.
 */
export type ShowMyOrder = (customer: CustomerId, order: PayableId) => Promise<Result<OrderView, UnknownOrder>>;
export const ShowMyOrder = useCase<ShowMyOrder>("orders", "ShowMyOrder");

export const makeShowMyOrder = maker(ShowMyOrder, { orders: Orders, now: Clock }, ({ orders, now }) => async (customer, id) => {
  const stored = ownOrder(customer, await orders.withId(id));
  return stored.kind === "ok" ? ok(orderView(stored.value, now())) : stored;
});
