import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { balanceOf } from "#core/ledger/ledger.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { recordRefund } from "#core/orders/money/record-payments.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { now } from "#tests/fixtures.ts";
import { aQuote, done, applied } from "#tests/core/orders/order-steps.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { DUE, expectSound, id, aPaymentDesk } from "#tests/core/payments/a-payment-desk.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentShop } from "#tests/core/payments/a-payment-shop.ts";

describe("a refund of an order", () => {
  /** Placed, paid and cancelled: its refund waits to be sent. */
  async function cancelled(desk: PaymentShop) {
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 2 });
    const payment = desk.standIn.pay(providerOrder, "captured");
    await desk.callback(desk.standIn.broughtBy(payment));
    const by = { kind: "customer", id: asha.id } as const;
    await desk.orders.change(order, {
      at: desk.clock.at,
      key: null,
      events: [],
      decide(seen) {
        const change = changeBy(seen.order, [{ at: desk.clock.at, by, deed: { kind: "cancel", places: [0], reason: "changed my mind" } }]);
        return { change: change.kind === "ok" ? change.value : null, answer: null };
      },
    });
    return { asha, order, payment };
  }
  const stateOf = async (desk: PaymentShop, order: PayableId) => (await desk.kept(order)).order.refunds[0]?.state;

  it("is sent once, is pending until the provider says that it is done, and moves the ledger then", async () => {
    const desk = await aPaymentDesk();
    const { order } = await cancelled(desk);
    expect(await desk.jobs()).toContain("send-refund");
    await Promise.all([desk.sendRefund(order, 1), desk.sendRefund(order, 1)]);
    await desk.sendRefund(order, 1);
    expect([await stateOf(desk, order), desk.standIn.refunds.size]).toEqual(["pending", 1]);
    const [refund] = [...desk.standIn.refunds.values()];
    expect(refund).toMatchObject({ amount: 2 * DUE, notes: { key: `${order}/refund/1` } });
    desk.standIn.settle(refund?.id ?? "", "processed");
    for (const _ of [1, 2]) await desk.hear(desk.standIn.telling("refund.processed", refund?.id ?? ""));
    expect(await stateOf(desk, order)).toBe("processed");
    const { ledger } = await expectSound(desk, order);
    expect([balanceOf(ledger, "customer"), balanceOf(ledger, "provider")]).toEqual([0, 0]);
  });

  it("that nobody tells of is found done by asking", async () => {
    const desk = await aPaymentDesk();
    const { order } = await cancelled(desk);
    await desk.sendRefund(order, 1);
    await desk.reconcile(order);
    expect(await stateOf(desk, order)).toBe("pending");
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    expect(await stateOf(desk, order)).toBe("processed");
  });

  it("is sent again where nobody answered, and never twice", async () => {
    const desk = await aPaymentDesk();
    const { order } = await cancelled(desk);
    desk.standIn.mood = { kind: "gone" };
    await expect(desk.sendRefund(order, 1)).rejects.toBeInstanceOf(PortUnavailable);
    expect(await stateOf(desk, order)).toBe("initiated");
    desk.standIn.mood = { kind: "well" };
    await desk.sendRefund(order, 1);
    expect([await stateOf(desk, order), desk.standIn.refunds.size]).toEqual(["pending", 1]);
  });

  it("that is told done before its sending was noted is done", async () => {
    const desk = await aPaymentDesk();
    const { order, payment } = await cancelled(desk);
    await desk.provider.refund({ payment, amount: paise(2 * DUE), key: `${order}/refund/1` });
    const [refund] = [...desk.standIn.refunds.values()];
    desk.standIn.settle(refund?.id ?? "", "processed");
    await desk.hear(desk.standIn.telling("refund.processed", refund?.id ?? ""));
    expect(await stateOf(desk, order)).toBe("processed");
    await desk.sendRefund(order, 1);
    expect((await expectSound(desk, order)).order.refunds).toHaveLength(1);
  });

  it.each(["noted", "answered"])("that staff take over before its sending was %s is found with the provider, who pays it", async (when) => {
    const desk = await aPaymentDesk();
    const { order, payment } = await cancelled(desk);
    const sent = { payment, amount: paise(2 * DUE), key: `${order}/refund/1` };
    const looks = async () => (await desk.jobs()).filter((kind) => kind === "reconcile-payments").length;
    await desk.provider.refund(sent);
    await done(desk, order, { kind: "staff", name: "Ravi" }, { kind: "refund", number: 1, event: "give-up" });
    const before = await looks();
    if (when === "noted") await desk.sendRefund(order, 1);
    else await recordRefund({ orders: desk.orders, order, number: 1, outcome: { state: "pending" }, at: now });
    expect([await stateOf(desk, order), desk.standIn.refunds.size]).toEqual(["manual", 1]);
    expect(await looks()).toBeGreaterThan(before);
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    expect(await stateOf(desk, order)).toBe("processed");
    const { ledger } = await expectSound(desk, order);
    expect([balanceOf(ledger, "provider"), balanceOf(ledger, "bank")]).toEqual([0, 0]);
  });

  it("that staff take over before it was sent is not sent any more", async () => {
    const desk = await aPaymentDesk();
    const { order } = await cancelled(desk);
    await done(desk, order, { kind: "staff", name: "Ravi" }, { kind: "refund", number: 1, event: "give-up" });
    await desk.sendRefund(order, 1);
    await desk.reconcile(order);
    expect([await stateOf(desk, order), desk.standIn.refunds.size]).toEqual(["manual", 0]);
  });

  it("that the provider refuses, or tells failed, has failed and waits for staff", async () => {
    const desk = await aPaymentDesk();
    const { order, payment } = await cancelled(desk);
    desk.standIn.settle(payment, "refunded");
    await desk.sendRefund(order, 1);
    expect(await stateOf(desk, order)).toBe("failed");

    const second = await cancelled(desk);
    await desk.sendRefund(second.order, 1);
    const refund = [...desk.standIn.refunds.values()].find((one) => one["payment_id"] === second.payment);
    desk.standIn.settle(refund?.id ?? "", "failed");
    await desk.hear(desk.standIn.telling("refund.failed", refund?.id ?? ""));
    expect(await stateOf(desk, second.order)).toBe("failed");
  });

  it("of what was paid at the door is left to staff, who pay it to a bank", async () => {
    const desk = await aPaymentDesk();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("amla")]: 1 });
    const order = await aQuote(desk, asha, "cash", { at: now });
    await applied(desk, asha, order, { at: now });
    await desk.orders.change(order, {
      at: now,
      key: null,
      events: [],
      decide(seen) {
        const staff = { kind: "staff", name: "Ravi" } as const;
        const onItsWay = (["confirm", "pack", "ship", "send-out", "deliver"] as const).map((event) => ({
          at: now,
          by: staff,
          deed: { kind: "parcel", parcel: 0, event } as const,
        }));
        const request = {
          reason: { kind: "damaged" },
          pictures: [{ shows: "product", file: fileId("a") }],
          lines: [{ place: 0, pieces: 1 }],
        } as const;
        const returned = (["approve", "pick-up", "receive"] as const).map((event) => ({
          at: now,
          by: staff,
          deed: { kind: "return", number: 1, event } as const,
        }));
        const change = changeBy(seen.order, [
          ...onItsWay,
          { at: now, by: { kind: "customer", id: asha.id }, deed: { kind: "ask-return", request } },
          ...returned,
          { at: now, by: staff, deed: { kind: "return", number: 1, event: "pass" } },
        ]);
        if (change.kind === "refused") throw new Error(JSON.stringify(change.refusal));
        return { change: change.value, answer: null };
      },
    });
    expect(await stateOf(desk, order)).toBe("initiated");
    await desk.sendRefund(order, 1);
    expect([await stateOf(desk, order), desk.standIn.asked.length]).toEqual(["manual", 0]);
    await expectSound(desk, order);
  });
});
