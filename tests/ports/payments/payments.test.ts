import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordPayments } from "#core/orders/money/record-payments.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOpenings } from "#adapters/memory/payments/openings.ts";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { now } from "#tests/fixtures.ts";
import { aPaymentShop } from "#tests/core/payments/a-payment-shop.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { memoryShop } from "#tests/core/orders/a-stocked-shop.ts";
import { DUE, expectSound, id, paymentStock } from "#tests/core/payments/a-payment-desk.ts";
import { anyArrival, anyEvents, ofOrder, plain } from "#tests/core/payments/any-events.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PaymentShop } from "#tests/core/payments/a-payment-shop.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await stock(db, paymentStock);
});
afterAll(() => db.destroy());

const desks: Record<string, () => Promise<PaymentShop>> = {
  memory: () => aPaymentShop(memoryShop(paymentStock), memoryOpenings(new Memory())),
  postgres: () => aPaymentShop(postgresShop(db), postgresOpenings(db)),
};

describe.each(Object.entries(desks))("a payment of orders kept in %s", (name, make) => {
  it("serves once: a second order of which it is told is not placed, and says that it pays for something else", async () => {
    const desk = await make();
    const [one, other] = [await desk.begun({ [id("amla")]: 1 }), await desk.begun({ [id("amla")]: 1 })];
    const payment = desk.standIn.pay(one.providerOrder, "captured");
    await desk.callback(desk.standIn.broughtBy(payment));
    const event: PaymentEvent = { id: `${payment}/captured`, provider: "razorpay", payment, kind: "captured", amount: paise(DUE), at: now };
    const told = { orders: desk.orders, events: [event], at: now };
    for (const _ of [1, 2]) await recordPayments({ ...told, order: other.order });
    await recordPayments({ ...told, order: one.order });
    const [first, second] = [await expectSound(desk, one.order), await expectSound(desk, other.order)];
    expect([first.stage, second.stage, second.ledger]).toEqual(["placed", "pending-payment", []]);
    expect(second.payments).toEqual([{ ...event, kind: "used-elsewhere" }]);
    await recordPayments({ ...told, order: other.order, events: [{ ...event, id: `${event.id} of another`, provider: "another" }] });
    expect((await expectSound(desk, other.order)).stage).toBe("placed");
  });

  it("serves one of two orders of which it is told at once", async () => {
    const desk = await make();
    const [one, other] = [await desk.waiting({ [id("amla")]: 1 }), await desk.waiting({ [id("amla")]: 1 })];
    const payment = `pay_${crypto.randomUUID()}`;
    const event: PaymentEvent = { id: `${payment}/captured`, provider: "razorpay", payment, kind: "captured", amount: paise(DUE), at: now };
    await Promise.all([one, other].map(({ order }) => recordPayments({ orders: desk.orders, order, events: [event], at: now })));
    const stages = [(await desk.kept(one.order)).stage, (await desk.kept(other.order)).stage];
    expect(stages.toSorted()).toEqual(["pending-payment", "placed"]);
  });

  it("leads there as well where all of it is told at once by several", async () => {
    const desk = await make();
    const scenario = anyEvents().chain((events) => fc.tuple(fc.constant(events), anyArrival(events)));
    await fc.assert(
      fc.asyncProperty(scenario, async ([events, arrival]) => {
        const [one, other] = [await desk.waiting({ [id("amla")]: 1 }), await desk.waiting({ [id("amla")]: 1 })];
        await recordPayments({ orders: desk.orders, order: one.order, events: ofOrder(one.order, events), at: now });
        await Promise.all(
          arrival.map((events) =>
            recordPayments({ orders: desk.orders, order: other.order, events: ofOrder(other.order, events), at: now }),
          ),
        );
        const [alone, together] = [await expectSound(desk, one.order), await expectSound(desk, other.order)];
        expect([together.stage, plain(other.order, together.keys)]).toEqual([alone.stage, plain(one.order, alone.keys)]);
      }),
      { numRuns: name === "memory" ? 50 : 8 },
    );
  });
});
