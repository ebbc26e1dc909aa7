import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderFilter } from "#core/orders/order/order-filter.ts";

/** Where a customer's orders are. Source: specification/orders.md, Addresses. */
export const orderAddress = {
  all: "/shop/orders",
  one: (id: PayableId): string => `/shop/orders/${encodeURIComponent(id)}`,
  giveBack: (id: PayableId): string => `/shop/orders/${encodeURIComponent(id)}/return`,
  /** The same with the line at `place` chosen. */
  giveBackLine: (id: PayableId, place: number): string => `/shop/orders/${encodeURIComponent(id)}/return?line=${place}`,
  /** A paper by its number, which holds slashes. */
  paper: (id: PayableId, number: string): string => `/shop/orders/${encodeURIComponent(id)}/invoice?number=${encodeURIComponent(number)}`,
  /** Where a question about an order is asked. */
  help: (id: PayableId): string => `/shop/orders/${encodeURIComponent(id)}/help`,
  /** A list by what was looked for. */
  found: ({ text, filter }: Found): string => listOf(text, filter, null),
  /** The same behind an order. */
  behind: ({ text, filter }: Found, after: PayableId): string => listOf(text, filter, after),
} as const;

type Found = { readonly text: string; readonly filter: OrderFilter };

function listOf(text: string, filter: OrderFilter, after: PayableId | null): string {
  const parameters = new URLSearchParams({
    ...(text === "" ? {} : { search: text }),
    ...(filter === "all" ? {} : { filter }),
    ...(after === null ? {} : { after }),
  });
  return parameters.size === 0 ? "/shop/orders" : `/shop/orders?${parameters}`;
}
