import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { now } from "#tests/fixtures.ts";
import { aPaymentShop } from "#tests/core/payments/a-payment-shop.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { anyCommands, buy, expectAccounted, shopOf } from "./order-model.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Run } from "./order-model.ts";

const RUNS = Number(process.env["ORDER_RUNS"] ?? 6);
const COMMANDS = 60;

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

describe("whatever customers, the payment provider, time, carriers and staff do to orders, in any order", () => {
  it(
    "money sums to nothing, goods and coupon uses are accounted for, and no order is what its steps don't make it",
    async () => {
      let [run, placed] = [0, 0];
      const desk = await aPaymentShop(postgresShop(db), postgresOpenings(db));
      await fc.assert(
        fc.asyncProperty(anyCommands(COMMANDS), async (commands) => {
          const shop = shopOf(`R${++run}`);
          await stock(db, shop);
          desk.clock.at = now;
          desk.standIn.mood = { kind: "well" };
          for (const books of [desk.standIn.orders, desk.standIn.payments, desk.standIn.refunds]) books.clear();
          const buyers = [await desk.someone(), await desk.someone()];
          const made = { quotes: new Map(), orders: new Set<PayableId>(), payments: new Map(), stock: new Map() };
          const real: Run = { db, desk, shop, buyers, ...made };
          await buy(real, 0, [0], 1); // Chance alone leaves some walks without an order, and those prove nothing.
          await fc.asyncModelRun(() => ({ model: {}, real }), commands);
          placed += await expectAccounted(real);
        }),
        { numRuns: RUNS, endOnFailure: RUNS <= 50 },
      );
      expect(placed).toBeGreaterThanOrEqual(RUNS);
      for await (const trouble of orderTroubles(db)) expect.fail(JSON.stringify(trouble));
    },
    20_000 + RUNS * 3_000,
  );
});
