import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import { recordSurplus } from "#core/orders/money/record-payments.ts";
import { makeReturnByHand } from "#core/orders/money/return-by-hand.use-case.ts";
import { stillGoingBack } from "#core/orders/money/payment-state.ts";
import { captured } from "#core/payments/payment-entries.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOrders } from "#adapters/memory/orders/orders.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { anOrder, asha, by, done } from "#tests/builders/an-order.ts";

const expired = done(done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" }), ordersDay + 30 * 60_000, by.clock, {
  kind: "stage",
  event: "expire",
});

describe("money that the order didn't need, which staff send back", () => {
  const whole = captureBy("pay-1", expired.snapshot.figures.total);
  const other = captureBy("pay-2", 100);

  function keeping() {
    const memory = new Memory();
    const payments = [whole, other];
    const ledger = payments.map((event) => captured(expired, event));
    memory.orders.set(expired.id, aMemoryOrder(expired, asha, { payments, ledger }));
    const orders = memoryOrders(memory);
    const left = async () => {
      const stored = await orders.withId(expired.id);
      return stored === null ? null : stillGoingBack(stored).map(({ payment }) => payment);
    };
    return {
      orders,
      left,
      back: (order: PayableId, payment: string) =>
        makeReturnByHand({ orders, now: () => ordersDay + 1 })(order, payment, { staff: "ravi", number: "NM10000001", reference: "UTR1" }),
    };
  }

  it("is back then, that payment's alone, and is written down once", async () => {
    const { back, left } = keeping();
    expect(await left()).toEqual(["pay-1", "pay-2"]);
    expect(await back(expired.id, "pay-2")).toEqual({ kind: "ok", value: { amount: 100, isNew: true } });
    expect(await left()).toEqual(["pay-1"]);
    expect(await back(expired.id, "pay-2")).toEqual({ kind: "ok", value: { amount: 100, isNew: false } });
    expect(await back(expired.id, "pay-1")).toMatchObject({ value: { amount: whole.amount, isNew: true } });
    expect(await left()).toEqual([]);
  });

  it("was back already where the provider had sent it, and is told so; what they tell later changes nothing", async () => {
    const { orders, back } = keeping();
    const told = (payment: string) => recordSurplus({ orders, order: expired.id, payment, outcome: { state: "processed" }, at: ordersDay });
    await told("pay-1");
    expect(await back(expired.id, "pay-1")).toMatchObject({ value: { isNew: false } });
    await back(expired.id, "pay-2");
    const before = await orders.withId(expired.id);
    await told("pay-2");
    expect(await orders.withId(expired.id)).toEqual(before);
  });

  it("is none where nothing has to go back", async () => {
    const { back } = keeping();
    expect(await back(expired.id, "pay-3")).toEqual({ kind: "refused", refusal: { kind: "stays" } });
    expect(await back(payableId("another"), "pay-1")).toEqual({ kind: "refused", refusal: { kind: "stays" } });
  });
});
