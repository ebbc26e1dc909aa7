import { describe, expect, it } from "vitest";
import { balanceOf } from "#core/ledger/ledger.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { recordPayments } from "#core/orders/money/record-payments.ts";
import { NotReturned } from "#core/payments/return-surplus.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { AFTER_WAITING, MINUTE } from "#tests/core/payments/a-payment-shop.ts";
import { aQuote, done, applied } from "#tests/core/orders/order-steps.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { DUE, elder, expectSound, id, settled, aPaymentDesk } from "#tests/core/payments/a-payment-desk.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

describe("money of an order that is too much", () => {
  it("of another amount pays for nothing and goes back, to the paisa and once", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured", DUE - 1);
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    const result = await desk.show(asha.id, order);
    expect(result).toMatchObject({ value: { kind: "not-taken", why: "not-tried", goesBack: DUE - 1 } });
    expect(await desk.jobs()).toContain("return-surplus");
    await Promise.all([desk.returnSurplus(order, payment), desk.returnSurplus(order, payment)]);
    const [refund] = [...desk.standIn.refunds.values()];
    expect([desk.standIn.refunds.size, refund?.["amount"]]).toEqual([1, DUE - 1]);
    desk.standIn.settle(refund?.id ?? "", "processed");
    for (const _ of [1, 2]) await desk.hear(desk.standIn.telling("refund.processed", refund?.id ?? ""));
    await desk.reconcile(order);
    const { keys, ledger, stage } = await expectSound(desk, order);
    expect([stage, keys, balanceOf(ledger, "provider")]).toEqual(["pending-payment", [`payment/${payment}`, `surplus/${payment}`], 0]);
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { goesBack: 0 } });
  });

  it("that comes twice is taken once, and what is too much goes back", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const [second, first] = [desk.standIn.pay(providerOrder, "captured"), desk.standIn.pay(providerOrder, "captured")];
    for (const payment of [first, second]) await desk.hear(desk.standIn.telling("payment.captured", payment));
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "taken", amount: DUE, payment: first, goesBack: DUE } });
    await desk.customers.register(aNewCustomer({ id: asha.id, mobile: null, email: anEmail("asha@example.in") }), now);
    await desk.returnSurplus(order, first);
    expect([desk.standIn.refunds.size, desk.written()]).toEqual([0, []]);
    for (const _ of [1, 2]) await desk.returnSurplus(order, second);
    const [told, ...more] = (await desk.notifications.listed(asha.id, { after: null, limit: 9 })).notifications;
    const said = `You paid twice for order ${(await desk.kept(order)).number}. The second payment of ₹100 goes back to where it came from, within 7 working days.`;
    expect([told, more]).toMatchObject([{ kind: "announcement", topic: "payment", path: `/shop/orders/${order}`, text: { en: said } }, []]);
    expect(desk.written()).toEqual([expect.stringContaining(said)]);
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    const { keys, ledger } = await expectSound(desk, order);
    expect(keys).toEqual([`payment/${second}`, `payment/${first}`, "sale", `surplus/${second}`]);
    expect(balanceOf(ledger, "provider")).toBe(DUE);
    expect(await desk.show(asha.id, order)).toMatchObject({
      value: { kind: "taken", goesBack: 0, secondPayments: [{ amount: DUE, backAt: desk.clock.at }] },
    });
  });

  it("that comes twice goes back though nobody can be told of it, and is told of once that is possible", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const [second, first] = [desk.standIn.pay(providerOrder, "captured"), desk.standIn.pay(providerOrder, "captured")];
    for (const payment of [first, second]) await desk.hear(desk.standIn.telling("payment.captured", payment));
    await desk.customers.register(aNewCustomer({ id: asha.id, mobile: null, email: anEmail("asha@example.in") }), now);
    desk.outage.ofNotifications = true;
    await expect(desk.returnSurplus(order, second)).rejects.toThrow(PortUnavailable);
    expect([desk.standIn.refunds.size, desk.written()]).toEqual([1, []]);
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "taken", goesBack: 0 } });
    desk.outage.ofNotifications = false;
    for (const _ of [1, 2]) await desk.returnSurplus(order, second);
    expect([desk.standIn.refunds.size, desk.written().length]).toEqual([1, 1]);
  });

  it("that placed the order pays for it, also once one that was made before it is told late: that one goes back", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1, [id("dill")]: 1 });
    const early = desk.standIn.pay(providerOrder, "created");
    desk.clock.at += MINUTE;
    const paying = desk.standIn.pay(providerOrder, "captured");
    await desk.hear(desk.standIn.telling("payment.captured", paying));
    const by = { kind: "customer", id: asha.id } as const;
    await done(desk, order, by, { kind: "cancel", places: [0], reason: "changed" }, { at: desk.clock.at });
    await desk.sendRefund(order, 1);
    desk.standIn.settle(early, "captured");
    await desk.hear(desk.standIn.telling("payment.captured", early));
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "taken", payment: paying, goesBack: 2 * DUE } });
    await desk.returnSurplus(order, paying);
    await desk.returnSurplus(order, early);
    expect([...desk.standIn.refunds.values()].map((refund) => [refund["payment_id"], refund["amount"]])).toEqual([
      [paying, DUE],
      [early, 2 * DUE],
    ]);
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    const { keys, ledger, order: stored } = await expectSound(desk, order);
    expect(keys).toEqual([`payment/${early}`, `payment/${paying}`, "payout/1", "refund/1", "sale", `surplus/${early}`]);
    expect([balanceOf(ledger, "provider"), stored.refunds.map(({ state }) => state)]).toEqual([DUE, ["processed"]]);
  });

  it("that came by mistake for an order that is paid at the door goes back, whatever its amount", async () => {
    const desk = await aPaymentDesk();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("amla")]: 1 });
    const order = await aQuote(desk, asha, "cash", { at: now });
    await applied(desk, asha, order, { at: now });
    const payment = desk.standIn.pay("order_by_mistake", "captured", DUE);
    const event: PaymentEvent = { id: `${payment}/captured`, provider: "razorpay", payment, kind: "captured", amount: paise(DUE), at: now };
    await recordPayments({ orders: desk.orders, order, events: [event], at: now });
    await desk.returnSurplus(order, payment);
    for (const refund of desk.standIn.refunds.keys()) desk.standIn.settle(refund, "processed");
    await desk.reconcile(order);
    const { keys, ledger, documents } = await expectSound(desk, order);
    expect(keys).toEqual([`payment/${payment}`, "sale", `surplus/${payment}`]);
    expect([balanceOf(ledger, "customer"), balanceOf(ledger, "provider"), documents.length]).toEqual([DUE, 0, 1]);
  });

  it("that the provider won't send back stays to be seen", async () => {
    const desk = await aPaymentDesk();
    const { order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured", 1_000);
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    desk.standIn.settle(payment, "refunded");
    await expect(desk.returnSurplus(order, payment)).rejects.toBeInstanceOf(NotReturned);
  });

  it.each(["told", "found"] as const)("whose way back is %s to have failed once it was sent stays to be seen as well", async (how) => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured", 1_000);
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    await desk.returnSurplus(order, payment);
    const jobs = async () => (await desk.jobs()).filter((kind) => kind === "return-surplus").length;
    const before = await jobs();
    const [refund] = [...desk.standIn.refunds.keys()];
    const telling = settled(desk, refund ?? "", "failed");
    for (const _ of [1, 2]) await (how === "told" ? desk.hear(telling) : desk.reconcile(order));
    expect(await jobs()).toBe(before + 1);
    await expect(desk.returnSurplus(order, payment)).rejects.toBeInstanceOf(NotReturned);
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { goesBack: 1_000 } });
    await expectSound(desk, order);
  });

  it("that comes after the order's time takes its goods again where they can be had", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    desk.clock.at += AFTER_WAITING;
    await desk.expire(order);
    const stockBefore = await desk.stockOf(id("amla"));
    const returns = async () => (await desk.jobs()).filter((kind) => kind === "return-surplus").length;
    const before = await returns();
    await desk.hear(desk.standIn.telling("payment.captured", desk.standIn.pay(providerOrder, "captured")));
    expect((await expectSound(desk, order)).stage).toBe("placed");
    expect(await desk.stockOf(id("amla"))).toBe(stockBefore - 1);
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "taken" } });
    expect(await returns()).toBe(before);
  });

  it("that comes after the goods are gone goes back, and stays on its way when they can be had again", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("basil")]: 3 });
    desk.clock.at += AFTER_WAITING;
    await desk.expire(order);
    const other = await desk.begun({ [id("basil")]: 2 });
    const payment = desk.standIn.pay(providerOrder, "captured");
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "too-late", goesBack: 3 * DUE } });
    desk.clock.at += AFTER_WAITING;
    await desk.expire(other.order);
    await desk.hear(desk.standIn.telling("order.paid", payment));
    await desk.reconcile(order);
    expect((await desk.kept(order)).stage).toBe("expired");
    await desk.returnSurplus(order, payment);
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    const { keys, ledger } = await expectSound(desk, order);
    expect([keys, balanceOf(ledger, "provider")]).toEqual([[`payment/${payment}`, `surplus/${payment}`], 0]);
  });

  it("that comes after its time and after its goods were sold, before anybody noted that it expired, goes back", async () => {
    const desk = await aPaymentDesk();
    const { order, providerOrder } = await desk.begun({ [id("clove")]: 2 });
    desk.clock.at += AFTER_WAITING;
    const other = await desk.begun({ [id("clove")]: 2 });
    await desk.hear(desk.standIn.telling("payment.captured", desk.standIn.pay(other.providerOrder, "captured")));
    expect((await desk.kept(other.order)).stage).toBe("placed");
    const payment = desk.standIn.pay(providerOrder, "captured");
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    await desk.expire(order);
    const { stage, keys } = await expectSound(desk, order);
    expect([stage, keys]).toEqual(["expired", [`payment/${payment}`]]);
    await desk.returnSurplus(order, payment);
    expect([...desk.standIn.refunds.values()]).toMatchObject([{ payment_id: payment, amount: 2 * DUE }]);
  });

  it("that comes once an import took the goods away goes back, and nobody is asked to pay once more", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [elder.id]: 1 });
    await desk.restock(elder, 0);
    const payment = desk.standIn.pay(providerOrder, "captured");
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    expect((await desk.kept(order)).stage).toBe("pending-payment");
    await desk.restock(elder, 2);
    for (const goesBack of [DUE, 0]) {
      expect(await desk.show(asha.id, order)).toEqual(ok({ kind: "not-taken", why: "too-late", amount: DUE, until: null, goesBack }));
      expect(await desk.begin(asha.id, { payable: order, key: `again ${goesBack}` })).toMatchObject({ refusal: { kind: "expired" } });
      expect(orderView(await desk.kept(order), now).payment).toEqual({ kind: "expired", isGivenUp: false, surplus: goesBack });
      await desk.returnSurplus(order, payment);
      for (const { id } of desk.standIn.refunds.values()) await desk.hear(settled(desk, id, "processed"));
    }
    await expectSound(desk, order);
  });
});
