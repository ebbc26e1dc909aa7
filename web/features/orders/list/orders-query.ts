import { payableId } from "#core/ledger/entry.ts";
import { ORDER_FILTERS } from "#core/orders/order/order-filter.ts";
import type { OrdersQuery } from "./order-list-model.ts";

const LONGEST = 100;

/** What an address asks for; what it says of a filter that there is not is passed over. */
export function ordersQueryIn(search: URLSearchParams): OrdersQuery {
  const after = search.get("after") ?? "";
  return {
    text: (search.get("search") ?? "").trim().slice(0, LONGEST),
    filter: ORDER_FILTERS.find((filter) => filter === search.get("filter")) ?? "all",
    after: /^[!-~]{1,100}$/.test(after) ? payableId(after) : null,
  };
}
