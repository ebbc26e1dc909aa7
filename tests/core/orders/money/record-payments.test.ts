import { describe, expect, it } from "vitest";
import { captured } from "#core/payments/payment-entries.ts";
import { recordPayments, recordRefund, recordSurplus } from "#core/orders/money/record-payments.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOrders } from "#adapters/memory/orders/orders.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { anOrder, aPlacedOrder, asha, by, done } from "#tests/builders/an-order.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { RefundOutcome } from "#core/payments/payment-provider.port.ts";

const HOUR = 60 * 60 * 1000;
const at = ordersDay + HOUR;
const cancelled = done(aPlacedOrder(), ordersDay, by.customer, { kind: "cancel", places: [0], reason: "changed" });

/** Where an order is kept, and what was put to be done for it: its key, and in how many hours it is due. */
function keeping(order: Order, given: Partial<KeptOrder> = {}) {
  const memory = new Memory();
  memory.orders.set(order.id, aMemoryOrder(order, asha, given));
  const orders = memoryOrders(memory);
  const about = { orders, order: order.id, at };
  return {
    refund: (state: RefundOutcome["state"], number = 1) => recordRefund({ ...about, number, outcome: { state } }),
    surplus: (state: RefundOutcome["state"], payment: string) => recordSurplus({ ...about, payment, outcome: { state } }),
    payments: (...events: readonly PaymentEvent[]) => recordPayments({ ...about, events }),
    async kept() {
      const stored = await orders.withId(order.id);
      if (stored === null) throw new RangeError(order.id);
      return stored;
    },
    /** What was written down since. */
    async money() {
      const { ledger } = await this.kept();
      return ledger.filter(({ kind }) => kind !== "sale");
    },
    async steps() {
      const { order: after } = await this.kept();
      return after.history
        .slice(order.history.length)
        .map(({ by: who, deed }) => `${who.kind} ${"event" in deed ? deed.event : deed.kind}`);
    },
    jobs: () =>
      [...memory.jobs].flatMap(([key, { job, notBefore }]) =>
        job.kind === "follow-order" ? [] : [[job, key.replace(`${job.kind} `, ""), notBefore === null ? null : (notBefore - at) / HOUR]],
      ),
  };
}

const looks = (what: string) =>
  [1, 6, 24, 72, 168].map((hours) => [
    { kind: "reconcile-payments", order: "order-1" },
    expect.stringContaining(`order-1/${what}/${hours}`),
    hours,
  ]);

describe("what is told of a refund", () => {
  it("is that it is on its way: it was sent then, and is asked after 1, 6, 24, 72 and 168 hours later", async () => {
    const told = keeping(cancelled);
    await told.refund("pending");
    expect([await told.steps(), told.jobs()]).toEqual([["clock send"], looks("refund/1")]);
    await told.refund("pending");
    expect([await told.steps(), told.jobs()]).toEqual([["clock send"], looks("refund/1")]);
  });

  it("is how it ended, also where its sending was not noted: nobody is asked any more", async () => {
    for (const [state, event] of [
      ["processed", "process"],
      ["failed", "fail"],
    ] as const) {
      const told = keeping(cancelled);
      await told.refund(state);
      expect([await told.steps(), told.jobs()]).toEqual([["clock send", `provider ${event}`], []]);
    }
  });

  it("is that it was paid after it had failed", async () => {
    const told = keeping(cancelled);
    for (const state of ["failed", "processed", "failed", "pending"] as const) await told.refund(state);
    expect(await told.steps()).toEqual(["clock send", "provider fail", "provider process"]);
    expect((await told.kept()).order.refunds[0]?.state).toBe("processed");
  });

  it("is asked after where staff have taken it over, and stays theirs until it is paid", async () => {
    const manual = done(cancelled, ordersDay, by.staff, { kind: "refund", number: 1, event: "give-up" });
    const told = keeping(manual);
    await told.refund("failed");
    expect([await told.steps(), told.jobs()]).toEqual([[], []]);
    await told.refund("pending");
    expect([await told.steps(), told.jobs()]).toEqual([[], looks("refund/1")]);
    await told.refund("processed");
    expect(await told.steps()).toEqual(["provider process"]);
  });

  it("is nothing of a refund that there is not", async () => {
    const told = keeping(cancelled);
    for (const state of ["pending", "processed", "failed"] as const) await told.refund(state, 2);
    expect([await told.steps(), told.jobs()]).toEqual([[], []]);
  });
});

describe("what is told of money that an order didn't need", () => {
  const payments = [captureBy("pay-1", 10_000), captureBy("pay-2", 100), captureBy("pay-3", 200)];
  const paid = () => keeping(aPlacedOrder(), { payments });

  it("is that it is on its way, and it is asked after", async () => {
    const told = paid();
    await told.surplus("pending", "pay-3");
    expect([await told.money(), told.jobs()]).toEqual([[], looks("surplus/pay-3")]);
  });

  it("is that it is back, which is written down once", async () => {
    const told = paid();
    for (const _ of [1, 2]) await told.surplus("processed", "pay-3");
    expect((await told.money()).map(({ key, kind, postings }) => [key, kind, postings])).toEqual([
      [
        "order-1/surplus/pay-3",
        "payout",
        [
          { account: "provider", amount: -200 },
          { account: "customer", amount: 200 },
        ],
      ],
    ]);
    await told.surplus("failed", "pay-3");
    await told.surplus("pending", "pay-3");
    expect(told.jobs()).toEqual([]);
  });

  it("is that nothing came of it: it is sent once more, at once", async () => {
    const told = paid();
    for (const _ of [1, 2]) await told.surplus("failed", "pay-2");
    expect(told.jobs()).toEqual([
      [
        { kind: "return-surplus", order: "order-1", provider: "razorpay", payment: "pay-2" },
        expect.stringContaining("order-1/pay-2/failed"),
        null,
      ],
    ]);
  });

  it("is nothing of the payment that pays for the order, and of none", async () => {
    const told = paid();
    for (const payment of ["pay-1", "pay-9"])
      for (const state of ["pending", "processed", "failed"] as const) await told.surplus(state, payment);
    expect([await told.money(), told.jobs()]).toEqual([[], []]);
  });
});

describe("what is told of payments", () => {
  it("is answered with where the order, its payments and its money stand then", async () => {
    const asked = done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });
    expect(await keeping(asked).payments()).toMatchObject({ order: { stage: "pending-payment" }, payments: [], ledger: [] });
    const told = keeping(asked);
    const wrong = captureBy("pay-2", 100);
    for (const events of [[wrong], [captureBy("pay-1", 10_000)], []]) {
      const answer = await told.payments(...events);
      const { order, payments, ledger } = await told.kept();
      expect(answer).toEqual({ order, payments, ledger });
    }
    expect(await told.money()).toEqual([captured(asked, wrong), captured(asked, captureBy("pay-1", 10_000))]);
  });

  it("fails an order once, when it is told", async () => {
    const told = keeping(done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" }));
    for (const _ of [1, 2]) await told.payments({ ...captureBy("pay-1", 10_000), id: "pay-1/failed", kind: "failed" });
    const { order } = await told.kept();
    expect([order.stage, order.history.length, order.history.at(-1)?.at]).toEqual(["payment-failed", 2, at]);
  });

  it("is of no order that there is not", async () =>
    expect(await recordPayments({ orders: memoryOrders(new Memory()), order: cancelled.id, events: [], at })).toBeNull());
});
