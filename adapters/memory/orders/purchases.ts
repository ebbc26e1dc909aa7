import { firstDelivery } from "#core/orders/parcels/first-delivery.ts";
import type { Purchases } from "#core/orders/order/purchases.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryPurchases = (memory: Memory): Purchases => ({
  async deliveredTo(customer, product) {
    const times = [...memory.orders.values()]
      .map(({ kept: { order } }) => order)
      .filter((order) => order.customer === customer && order.stage === "placed")
      .map(({ snapshot, lines, parcels }) => {
        const products = snapshot.figures.lines.map(({ productId }) => productId);
        return firstDelivery({ products, lines, parcels }, product);
      })
      .filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  },
});
