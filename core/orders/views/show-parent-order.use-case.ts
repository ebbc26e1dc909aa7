import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { orderTotals } from "./order-totals.ts";
import { orderView } from "./order-view.ts";
import { ownOrder } from "../order/own-order.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { OrderTotals } from "./order-totals.ts";
import type { OrderView } from "./order-view.ts";
import type { UnknownOrder } from "../order/own-order.ts";

/** An order as its thank-you page shows it. */
export type ParentOrder = { readonly totals: OrderTotals; readonly order: OrderView };

/**
 * One of the customer's orders with its figures. Another customer's order, and one that was only quoted, is refused as unknown.
 * Source: specification/orders.md, What a customer sees.
 */
export type ShowParentOrder = (customer: CustomerId, order: PayableId) => Promise<Result<ParentOrder, UnknownOrder>>;
export const ShowParentOrder = useCase<ShowParentOrder>("orders", "ShowParentOrder");

export const makeShowParentOrder = maker(ShowParentOrder, { orders: Orders, now: Clock }, ({ orders, now }) => async (customer, id) => {
  const stored = ownOrder(customer, await orders.withId(id));
  return stored.kind === "ok" ? ok({ totals: orderTotals(stored.value), order: orderView(stored.value, now()) }) : stored;
});
