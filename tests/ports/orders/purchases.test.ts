import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { newOrder } from "#core/orders/order/order.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPurchases } from "#adapters/memory/orders/purchases.ts";
import { putOrders } from "#adapters/postgres/demo/put-orders.ts";
import { postgresPurchases } from "#adapters/postgres/orders/purchases.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, inPune, ordersDay } from "#tests/builders/a-checkout.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Purchases } from "#core/orders/order/purchases.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  for (const { gstin } of [inPune, inMysuru]) await db.insertInto("seller").values({ gstin }).execute();
});
afterAll(() => db.destroy());

type Kept = { readonly purchases: Purchases; readonly keep: (order: Order) => Promise<void> };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return {
      purchases: memoryPurchases(memory),
      keep: async (order) => void memory.orders.set(order.id, aMemoryOrder(order, order.customer)),
    };
  },
  postgres: () => ({
    purchases: postgresPurchases(db),
    async keep(order) {
      const moments = order.history.map((step) => ({ step, events: [] }));
      await db
        .insertInto("customer")
        .values({ id: order.customer, name: "Asha", mobile: null, email: null, created_at: new Date(ordersDay) })
        .onConflict((stored) => stored.column("id").doNothing())
        .execute();
      await db.transaction().execute((trx) => putOrders(trx, [{ order: newOrder(order), madeAt: ordersDay, moments }]));
    },
  }),
};

const DAY = 24 * 60 * 60 * 1000;
const lines = [anOrderedLine({ id: "tea" }), anOrderedLine({ id: "oil" }), anOrderedLine({ id: "salt", seller: inMysuru })];
const named = (order: Order, name: string): Order => ({ ...order, id: payableId(name) });

describe.each(Object.entries(adapters))("what customers bought, kept in %s,", (_, kept) => {
  it("was delivered when the first parcel with it was, line by line", async () => {
    const { purchases, keep } = kept();
    const placed = aPlacedOrder({ cart: aCheckoutCart({ lines }) }, "cash");
    const { customer } = placed;
    const cancelled = done(placed, ordersDay, by.customer, { kind: "cancel", places: [1], reason: "changed" });
    await keep(named(delivered(cancelled, 0, ordersDay + 2 * DAY), "first"));
    await keep(named(delivered(aPlacedOrder({ cart: aCheckoutCart({ lines: lines.slice(0, 1) }) }, "cash"), 0, ordersDay + DAY), "second"));
    const times = await Promise.all(["tea", "oil", "salt", "soap"].map((product) => purchases.deliveredTo(customer, product)));
    expect(times).toEqual([ordersDay + DAY, null, null, null]);
    expect(await purchases.deliveredTo(customerId("somebody"), "tea")).toBeNull();
  });
});
