import { newOrder } from "#core/orders/order/order.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { day } from "#core/shared/day.ts";
import { ordersDay } from "./a-checkout.ts";
import type { IssuedDocument } from "#core/orders/order/issued-document.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";

/** An order with what its own steps brought beside it: its money, and its papers numbered as they came. */
export function kept(order: Order, given: Partial<KeptOrder> = {}): KeptOrder {
  const change = changeBy(newOrder(order), order.history);
  if (change.kind === "refused") throw new Error(JSON.stringify(change.refusal));
  const documents = change.value.documents.map((wanted, place): IssuedDocument => {
    const letter = wanted.kind === "invoice" ? "I" : "C";
    return { ...wanted, number: `AAA${letter}/2627/00000${place + 1}`, day: day("2026-11-20") };
  });
  return {
    order,
    number: "NM10000001",
    madeAt: ordersDay,
    language: null,
    payments: [],
    ledger: change.value.entries,
    documents,
    ...given,
  };
}
