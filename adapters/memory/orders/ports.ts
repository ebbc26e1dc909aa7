import { Orders } from "#core/orders/order/orders.port.ts";
import { Terms } from "#core/orders/quote/terms.port.ts";
import { Purchases } from "#core/orders/order/purchases.port.ts";
import { memoryOrders } from "./orders.ts";
import { memoryTerms } from "./terms.ts";
import { memoryPurchases } from "./purchases.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const ordersInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Orders, memoryOrders(memory));
    keep(Terms, memoryTerms(memory));
    keep(Purchases, memoryPurchases(memory));
  },
  exported: {
    orders: ({ orders }, customer) =>
      [...orders.values()].flatMap(({ kept, listedAt }) => (listedAt !== null && kept.order.customer === customer ? [kept] : [])),
  },
};
