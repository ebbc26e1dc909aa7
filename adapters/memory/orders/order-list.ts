import { statesShownBy } from "#core/orders/order/order-filter.ts";
import { searchedTitles } from "#core/orders/views/searched-titles.ts";
import { orderStateOf } from "#core/orders/order/order.ts";
import type { OrderPage, OrderListQuery } from "#core/orders/order/orders.port.ts";
import type { MemoryOrder } from "./orders.ts";

/** The newest first; those that were never more than quoted are left out. */
export function orderListPage(orders: readonly MemoryOrder[], { text, filter, after, limit }: OrderListQuery): OrderPage {
  const states = new Set<string>(statesShownBy(filter));
  const wanted = text?.toLowerCase() ?? "";
  const fitting = orders
    .filter(({ listedAt, kept }) => listedAt !== null && states.has(orderStateOf(kept.order)) && searchedOf(kept).includes(wanted))
    .toSorted((a, b) => newestFirst(a, b));
  const last = after === null ? undefined : orders.find(({ kept }) => kept.order.id === after);
  const behind = after === null ? fitting : last === undefined ? [] : fitting.filter((order) => newestFirst(last, order) < 0);
  return { orders: behind.slice(0, limit).map(({ kept }) => kept), more: behind.length > limit };
}

const newestFirst = (a: MemoryOrder, b: MemoryOrder): number =>
  (b.listedAt ?? 0) - (a.listedAt ?? 0) || (b.kept.order.id < a.kept.order.id ? -1 : b.kept.order.id > a.kept.order.id ? 1 : 0);

const searchedOf = ({ number, order }: MemoryOrder["kept"]): string =>
  `${number.toLowerCase()}\n${searchedTitles(order.snapshot.facts.cart.lines)}`;
