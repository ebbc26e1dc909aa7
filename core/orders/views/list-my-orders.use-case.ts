import { useCase } from "../../shared/token.ts";
import { orderSummary } from "./order-summary.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { OrderListQuery } from "../order/orders.port.ts";
import type { OrderSummary } from "./order-summary.ts";

/** `next` is the `after` of the next page; null: there are no more orders. */
export type MyOrders = { readonly orders: readonly OrderSummary[]; readonly next: PayableId | null };

/**
 * A page of a customer's orders, the newest first. Orders that were only quoted are left out.
 * Source: specification/orders.md, What a customer sees.
 */
export type ListMyOrders = (customer: CustomerId, wanted: OrderListQuery) => Promise<MyOrders>;
export const ListMyOrders = useCase<ListMyOrders>("orders", "ListMyOrders");

export const makeListMyOrders = maker(ListMyOrders, { orders: Orders, now: Clock }, ({ orders, now }) => async (customer, wanted) => {
  const at = now();
  const page = await orders.of(customer, wanted);
  const last = page.orders.at(-1)?.order.id ?? null;
  return { orders: page.orders.map((stored) => orderSummary(stored, at)), next: page.more ? last : null };
});
