import { orderPayables } from "#core/orders/money/order-payables.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { balanceOf } from "#core/ledger/ledger.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { UnknownPayment } from "#core/payments/receive-webhook.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { AFTER_WAITING, MINUTE } from "#tests/core/payments/a-payment-shop.ts";
import { aQuote, applied } from "#tests/core/orders/order-steps.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { DUE, expectSound, id, aPaymentDesk } from "#tests/core/payments/a-payment-desk.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

describe("a payment of an order", () => {
  it("is begun with what leads to the provider, for the order's amount, until its time is over", async () => {
    const desk = await aPaymentDesk();
    const { asha, order } = await desk.waiting({ [id("amla")]: 1 });
    const begun = await desk.begin(asha.id, { payable: order, key: "a" });
    expect(begun).toMatchObject({ kind: "ok", value: { amount: DUE, until: now + 30 * MINUTE } });
    expect(await desk.show(asha.id, order)).toEqual(
      ok({ kind: "not-taken", why: "not-tried", amount: DUE, until: now + 30 * MINUTE, goesBack: 0 }),
    );
    expect([...desk.standIn.orders.values()]).toMatchObject([{ receipt: order, amount: DUE }]);
    const fields = begun.kind === "ok" ? begun.value.form.fields : {};
    expect(fields["callback_url"]).toBe(`https://niramaya.test/payment/callback?order=${order}`);
  });

  it("is begun once at the provider, however often and at whatever time it is begun, and answers the same to the same key", async () => {
    const desk = await aPaymentDesk();
    const { asha, order } = await desk.waiting({ [id("amla")]: 1 });
    const all = await Promise.all(["a", "b", "c", "d"].map((key) => desk.begin(asha.id, { payable: order, key })));
    const forms = all.map((one) => (one.kind === "ok" ? one.value.form.fields["order_id"] : one.refusal.kind));
    expect(new Set(forms).size).toBe(1);
    desk.clock.at += 5 * MINUTE;
    expect(await desk.begin(asha.id, { payable: order, key: "a" })).toEqual(all[0]);
    const other = await desk.waiting({ [id("amla")]: 2 }, asha);
    expect(await desk.begin(asha.id, { payable: other.order, key: "a" })).toEqual(refused({ kind: "key-taken" }));
  });

  it("is refused to others, for what is paid at the door, for what is paid already and once its time is over", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const ravi = await desk.someone();
    const unknown = refused({ kind: "unknown-payable" });
    expect([await desk.begin(ravi.id, { payable: order, key: "a" }), await desk.show(ravi.id, order)]).toEqual([unknown, unknown]);
    expect(await desk.begin(asha.id, { payable: payableId("nobody's"), key: "a" })).toEqual(unknown);
    desk.standIn.pay(providerOrder, "captured");
    expect(await desk.begin(asha.id, { payable: order, key: "b" })).toEqual(refused({ kind: "already-paid" }));
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "taken", amount: DUE, goesBack: 0 } });

    await fill(desk, ravi, { [id("amla")]: 1 });
    const quoted = await aQuote(desk, ravi, "cash", { at: now });
    expect(await desk.begin(ravi.id, { payable: quoted, key: "c" })).toEqual(refused({ kind: "nothing-to-pay" }));
    await applied(desk, ravi, quoted, { at: now });
    expect(await desk.show(ravi.id, quoted)).toEqual(ok({ kind: "nothing-due" }));

    const late = await desk.waiting({ [id("amla")]: 1 });
    desk.clock.at += 30 * MINUTE;
    expect(await desk.begin(late.asha.id, { payable: late.order, key: "d" })).toMatchObject({ refusal: { kind: "expired" } });
    await desk.expire(late.order);
    expect(await desk.begin(late.asha.id, { payable: late.order, key: "d" })).toMatchObject({ refusal: { kind: "expired" } });
    expect(await desk.show(late.asha.id, late.order)).toMatchObject({ value: { kind: "not-taken", why: "too-late", until: null } });
  });

  it("places the order by what the browser brings back, and no other field does", async () => {
    const desk = await aPaymentDesk();
    const { order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured");
    const brought = desk.standIn.broughtBy(payment);
    const other = desk.standIn.broughtBy(desk.standIn.pay("order_of_another_shop", "captured"));
    for (const wrong of [{}, { ...brought, razorpay_signature: "0".repeat(64) }, { ...brought, razorpay_payment_id: "pay_other" }, other])
      expect(await desk.callback(wrong)).toBeNull();
    expect((await desk.kept(order)).stage).toBe("pending-payment");
    expect(await desk.callback(brought)).toBe(order);
    expect(await desk.callback(brought)).toBe(order);
    const { stage, keys, ledger } = await expectSound(desk, order);
    expect([stage, keys]).toEqual(["placed", [`payment/${payment}`, "sale"]]);
    expect([balanceOf(ledger, "customer"), balanceOf(ledger, "provider")]).toEqual([0, DUE]);
  });

  it("that is told before the browser is back, and again and again, is one payment", async () => {
    const desk = await aPaymentDesk();
    const { order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured");
    const tellings = ["payment.captured", "order.paid", "payment.authorized", "payment.captured"].map((event) =>
      desk.standIn.telling(event, payment),
    );
    await Promise.all([...tellings, ...tellings].map((telling) => desk.hear(telling)));
    await desk.callback(desk.standIn.broughtBy(payment));
    await desk.reconcile(order);
    const { stage, keys, order: stored } = await expectSound(desk, order);
    expect([stage, keys]).toEqual(["placed", [`payment/${payment}`, "sale"]]);
    expect(stored.history.map(({ deed }) => (deed.kind === "stage" ? deed.event : ""))).toEqual(["ask", "pay"]);
  });

  it("that fails can be tried again, for the same order at the provider, and an old failure told late fails no new try", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const failed = desk.standIn.pay(providerOrder, "failed");
    await desk.hear(desk.standIn.telling("payment.failed", failed));
    expect((await desk.kept(order)).stage).toBe("payment-failed");
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "failed", until: now + 30 * MINUTE } });
    const again = await desk.begin(asha.id, { payable: order, key: "second" });
    expect(again.kind === "ok" && again.value.form.fields["order_id"]).toBe(providerOrder);
    await desk.hear(desk.standIn.telling("payment.failed", failed));
    await desk.reconcile(order);
    expect((await desk.kept(order)).stage).toBe("pending-payment");
    await desk.callback(desk.standIn.broughtBy(desk.standIn.pay(providerOrder, "captured")));
    expect((await expectSound(desk, order)).stage).toBe("placed");
    expect(desk.standIn.orders.size).toBe(1);
  });

  it("that is tried again is not told by the first try, nor by what the provider said before it", async () => {
    const desk = await aPaymentDesk();
    const triedAgain = async () => {
      const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
      desk.standIn.pay(providerOrder, "failed");
      expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "failed" } });
      desk.clock.at += 500;
      expect(await desk.begin(asha.id, { payable: order, key: "second" })).toMatchObject({ kind: "ok" });
      return { providerOrder, show: () => desk.show(asha.id, order) };
    };
    expect(await (await triedAgain()).show()).toMatchObject({ value: { kind: "not-taken", why: "not-tried" } });
    const { providerOrder, show } = await triedAgain();
    desk.standIn.pay(providerOrder, "created");
    expect(await show()).toMatchObject({ value: { kind: "being-checked" } });
  });

  it("can't be begun while the provider is away, and the order is kept meanwhile", async () => {
    const desk = await aPaymentDesk();
    const { asha, order } = await desk.waiting({ [id("amla")]: 1 });
    desk.standIn.mood = { kind: "gone" };
    expect(await desk.begin(asha.id, { payable: order, key: "a" })).toEqual(refused({ kind: "provider-away", until: now + 30 * MINUTE }));
    expect((await desk.kept(order)).stage).toBe("pending-payment");
    desk.standIn.mood = { kind: "well" };
    expect((await desk.begin(asha.id, { payable: order, key: "a" })).kind).toBe("ok");
  });

  it("is what was told of it before as long as nobody can be asked, and no other is begun meanwhile", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    desk.standIn.mood = { kind: "gone" };
    desk.clock.at = now + 11 * MINUTE;
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "not-tried", until: now + 30 * MINUTE } });
    expect(await desk.begin(asha.id, { payable: order, key: "b" })).toMatchObject({ refusal: { kind: "provider-away" } });
    desk.clock.at = now + 55 * MINUTE;
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "too-late" } });
    expect(await desk.begin(asha.id, { payable: order, key: "b" })).toMatchObject({ refusal: { kind: "expired" } });
    desk.standIn.mood = { kind: "well" };
    desk.standIn.pay(providerOrder, "captured");
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "taken" } });
  });

  it("whose window at the bank is open lets no second one begin for a minute, and is asked about until its end is known", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "created");
    const knownBy = now + MINUTE;
    desk.clock.at = knownBy - 1;
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "being-checked", knownBy } });
    expect(await desk.begin(asha.id, { payable: order, key: "b" })).toEqual(refused({ kind: "being-checked", knownBy }));
    desk.clock.at = knownBy;
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "not-tried" } });
    expect(await desk.begin(asha.id, { payable: order, key: "c" })).toMatchObject({ kind: "ok" });
    const before = (await desk.jobs()).filter((kind) => kind === "reconcile-payments").length;
    desk.clock.at = now + 31 * MINUTE;
    await desk.expire(order);
    await desk.reconcile(order);
    await desk.reconcile(order);
    expect((await desk.jobs()).filter((kind) => kind === "reconcile-payments").length).toBe(before + 1);
    desk.standIn.settle(payment, "failed");
    desk.clock.at = now + 40 * MINUTE;
    await desk.reconcile(order);
    for (const mood of ["well", "gone"] as const) {
      desk.standIn.mood = { kind: mood };
      desk.clock.at += MINUTE;
      expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken", why: "too-late" } });
    }
  });

  it("that is authorised is one truth: the order's page, the list and what waits for a payment say what the page of thanks does", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const seen = async () => {
      const stored = await desk.kept(order);
      const result = await desk.show(asha.id, order);
      const [waiting] = await orderPayables(desk.orders).unpaid(asha.id, desk.clock.at);
      return [
        result.kind === "ok" && result.value.kind,
        orderView(stored, desk.clock.at).payment.kind,
        orderSummary(stored, desk.clock.at).payment.kind,
        waiting?.isBeingChecked,
      ];
    };
    expect(await seen()).toEqual(["not-taken", "waiting", "waiting", false]);
    const payment = desk.standIn.pay(providerOrder, "authorized");
    await desk.callback(desk.standIn.broughtBy(payment));
    expect(await seen()).toEqual(["being-checked", "being-checked", "being-checked", true]);
    desk.clock.at = now + AFTER_WAITING;
    await desk.expire(order);
    expect(await seen()).toEqual(["being-checked", "being-checked", "being-checked", undefined]);
  });

  it("that is only authorised is captured, and not once the order has expired", async () => {
    const desk = await aPaymentDesk();
    const first = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(first.providerOrder, "authorized");
    await desk.hear(desk.standIn.telling("payment.authorized", payment));
    expect(await desk.show(first.asha.id, first.order)).toMatchObject({ value: { kind: "being-checked" } });
    expect(await desk.begin(first.asha.id, { payable: first.order, key: "b" })).toMatchObject({ refusal: { kind: "being-checked" } });
    await desk.reconcile(first.order);
    expect((await expectSound(desk, first.order)).stage).toBe("placed");

    const second = await desk.begun({ [id("amla")]: 1 });
    const late = desk.standIn.pay(second.providerOrder, "authorized");
    desk.clock.at += AFTER_WAITING;
    await desk.expire(second.order);
    await desk.reconcile(second.order);
    expect(desk.standIn.payments.get(late)?.status).toBe("authorized");
  });

  it("that is only authorised is captured also after another one failed, and not where it is of another amount", async () => {
    const desk = await aPaymentDesk();
    const first = await desk.begun({ [id("amla")]: 1 });
    await desk.hear(desk.standIn.telling("payment.failed", desk.standIn.pay(first.providerOrder, "failed")));
    desk.standIn.pay(first.providerOrder, "authorized");
    await desk.reconcile(first.order);
    expect((await expectSound(desk, first.order)).stage).toBe("placed");

    const second = await desk.begun({ [id("amla")]: 1 });
    const less = desk.standIn.pay(second.providerOrder, "authorized", DUE - 1);
    await desk.reconcile(second.order);
    expect([desk.standIn.payments.get(less)?.status, (await desk.kept(second.order)).stage]).toEqual(["authorized", "pending-payment"]);
  });

  it("is asked about again as long as its end is open, for three days and not once the order is placed", async () => {
    const desk = await aPaymentDesk();
    const looks = async (order: PayableId, minutes: number) => {
      desk.clock.at = now + minutes * MINUTE;
      const count = async () => (await desk.jobs()).filter((kind) => kind === "reconcile-payments").length;
      const before = await count();
      await desk.reconcile(order);
      return (await count()) - before;
    };
    const DAYS = 3 * 24 * 60;
    const untried = await desk.begun({ [id("amla")]: 1 });
    const open = await desk.begun({ [id("amla")]: 1 });
    desk.standIn.pay(open.providerOrder, "created");
    const late = await desk.begun({ [id("amla")]: 1 });
    const twice = await desk.begun({ [id("amla")]: 1 });
    desk.clock.at = now + 31 * MINUTE;
    for (const { order } of [untried, open, late]) await desk.expire(order);
    desk.standIn.pay(late.providerOrder, "authorized");
    desk.clock.at = now;
    for (const status of ["captured", "created"] as const) desk.standIn.pay(twice.providerOrder, status);
    expect(await looks(untried.order, 31)).toBe(0);
    expect(await looks(late.order, 31)).toBe(1);
    expect(await looks(twice.order, 31)).toBe(0);
    expect([await looks(open.order, 31), await looks(open.order, 32), await looks(open.order, 41)]).toEqual([1, 0, 1]);
    expect([await looks(open.order, DAYS), await looks(open.order, DAYS + 1)]).toEqual([1, 0]);
  });

  it("that the browser proves while the provider can't be asked is being checked, and known later", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured");
    desk.standIn.mood = { kind: "gone" };
    expect(await desk.callback(desk.standIn.broughtBy(payment))).toBe(order);
    expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "being-checked" } });
    expect(await desk.begin(asha.id, { payable: order, key: "b" })).toMatchObject({ refusal: { kind: "provider-away" } });
    desk.standIn.mood = { kind: "well" };
    await desk.reconcile(order);
    expect((await expectSound(desk, order)).stage).toBe("placed");
  });

  it("that was made while the provider was away for half an hour, and told of by nobody, is settled once they are back", async () => {
    const desk = await aPaymentDesk();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    desk.standIn.mood = { kind: "gone" };
    desk.clock.at = now + MINUTE;
    const payment = desk.standIn.pay(providerOrder, "captured");
    for (const minutes of [2, 10, 30]) {
      desk.clock.at = now + minutes * MINUTE;
      await expect(desk.reconcile(order)).rejects.toBeInstanceOf(PortUnavailable);
      expect(await desk.show(asha.id, order)).toMatchObject({ value: { kind: "not-taken" } });
    }
    await desk.expire(order);
    desk.standIn.mood = { kind: "well" };
    desk.clock.at = now + 32 * MINUTE;
    await desk.reconcile(order);
    const { stage, keys } = await expectSound(desk, order);
    expect([stage, keys]).toEqual(["placed", [`payment/${payment}`, "sale"]]);
  });

  it("of an order that isn't known yet is kept, and heard once it is", async () => {
    const desk = await aPaymentDesk();
    const { order } = await desk.waiting({ [id("amla")]: 1 });
    const providerOrder = await desk.provider.begin({ payable: order, amount: paise(DUE) });
    const payment = desk.standIn.pay(providerOrder, "captured");
    const event: PaymentEvent = {
      id: `${payment}/captured`,
      provider: "razorpay",
      payment,
      kind: "captured",
      amount: paise(DUE),
      at: desk.clock.at,
    };
    for (const _ of [1, 2]) expect(await desk.hear(desk.standIn.telling("payment.captured", payment))).toBe("heard");
    await expect(desk.hearAgain({ kind: "payment", providerOrder, event })).rejects.toBeInstanceOf(UnknownPayment);
    const old = { ...event, at: desk.clock.at - 24 * 60 * MINUTE };
    await desk.hearAgain({ kind: "payment", providerOrder: "order_of_another_shop", event: old });
    await desk.openings.keep({ provider: "razorpay", providerOrder, payable: order, amount: paise(DUE) }, desk.clock.at);
    await desk.hearAgain({ kind: "payment", providerOrder, event });
    expect((await expectSound(desk, order)).stage).toBe("placed");
  });
});
