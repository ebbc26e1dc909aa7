import { kept } from "./a-kept-order.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { MemoryOrder } from "#adapters/memory/orders/orders.ts";

/** Somebody's order as memory keeps it: what its customer did is theirs. */
export function aMemoryOrder(order: Order, customer: CustomerId, given: Partial<KeptOrder> = {}): MemoryOrder {
  const history = order.history.map((step) => (step.by.kind === "customer" ? { ...step, by: { ...step.by, id: customer } } : step));
  return {
    kept: kept({ ...order, customer, history }, given),
    listedAt: order.stage === "quoted" ? null : order.snapshot.facts.at,
    hold: null,
  };
}
