import { orderPayables } from "#core/orders/money/order-payables.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balanceOf } from "#core/ledger/ledger.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { recordPayments, recordRefund } from "#core/orders/money/record-payments.ts";
import { UnknownPayment } from "#core/payments/receive-webhook.use-case.ts";
import { NotReturned } from "#core/payments/return-surplus.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOpenings } from "#adapters/memory/payments/openings.ts";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { aPaymentShop, AFTER_WAITING, MINUTE } from "#tests/core/payments/a-payment-shop.ts";
import { aDatabase } from "#tests/postgres.ts";
import { aQuote, done, applied } from "#tests/ports/orders/order-steps.ts";
import { fill, memoryShop, postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PaymentShop } from "#tests/core/payments/a-payment-shop.ts";
import type { ShopStock } from "#tests/ports/orders/an-order-shop.ts";

const product = (title: string, pieces: number) => aProduct(title, { offer: { price: paise(10_000), stock: pieces } });
const shop: ShopStock = {
  products: [product("Amla", 10_000), product("Basil", 3), product("Clove", 3), product("Dill", 10_000), product("Elder", 2)],
  coupons: [],
  shipping: { basic: null, weightExceed: null },
  uses: {},
};
const [, , , , elder = product("none", 0)] = shop.products;
const id = (title: string) => `id-${title}`;
const DUE = 10_000;

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await stock(db, shop);
});
afterAll(() => db.destroy());

const desks: Record<string, () => Promise<PaymentShop>> = {
  memory: () => aPaymentShop(memoryShop(shop), memoryOpenings(new Memory())),
  postgres: () => aPaymentShop(postgresShop(db), postgresOpenings(db)),
};

/** Nothing is wrong with the order and its money, and nothing of it is left anywhere but at the provider. */
async function expectSound(desk: PaymentShop, order: PayableId) {
  const kept = await desk.kept(order);
  expect(orderFaults(kept.order, kept.ledger)).toEqual([]);
  return kept;
}

/** What became of a refund, as the provider tells it. */
function settled({ standIn }: PaymentShop, refund: string, state: "processed" | "failed") {
  standIn.settle(refund, state);
  return standIn.telling(`refund.${state}`, refund);
}

describe.each(Object.entries(desks))("a payment of an order kept in %s", (_, make) => {
  it("is begun with what leads to the provider, for the order's amount, until its time is over", async () => {
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
    const { order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured");
    const tellings = ["payment.captured", "order.paid", "payment.authorized", "payment.captured"].map((event) =>
      desk.standIn.telling(event, payment),
    );
    await Promise.all([...tellings, ...tellings].map((telling) => desk.hear(telling)));
    await desk.callback(desk.standIn.broughtBy(payment));
    await desk.reconcile(order);
    const { stage, keys, order: kept } = await expectSound(desk, order);
    expect([stage, keys]).toEqual(["placed", [`payment/${payment}`, "sale"]]);
    expect(kept.history.map(({ deed }) => (deed.kind === "stage" ? deed.event : ""))).toEqual(["ask", "pay"]);
  });

  it("that fails can be tried again, for the same order at the provider, and an old failure told late fails no new try", async () => {
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
    const { asha, order } = await desk.waiting({ [id("amla")]: 1 });
    desk.standIn.mood = { kind: "gone" };
    expect(await desk.begin(asha.id, { payable: order, key: "a" })).toEqual(refused({ kind: "provider-away", until: now + 30 * MINUTE }));
    expect((await desk.kept(order)).stage).toBe("pending-payment");
    desk.standIn.mood = { kind: "well" };
    expect((await desk.begin(asha.id, { payable: order, key: "a" })).kind).toBe("ok");
  });

  it("is what was told of it before as long as nobody can be asked, and no other is begun meanwhile", async () => {
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const seen = async () => {
      const kept = await desk.kept(order);
      const told = await desk.show(asha.id, order);
      const [waiting] = await orderPayables(desk.orders).unpaid(asha.id, desk.clock.at);
      return [
        told.kind === "ok" && told.value.kind,
        orderView(kept, desk.clock.at).payment.kind,
        orderSummary(kept, desk.clock.at).payment.kind,
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

  it("that is only authorised is captured, and not once the order has expired", async () => {
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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

  it("of another amount pays for nothing and goes back, to the paisa and once", async () => {
    const desk = await make();
    const { asha, order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured", DUE - 1);
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    const told = await desk.show(asha.id, order);
    expect(told).toMatchObject({ value: { kind: "not-taken", why: "not-tried", goesBack: DUE - 1 } });
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
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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
    const { keys, ledger, order: kept } = await expectSound(desk, order);
    expect(keys).toEqual([`payment/${early}`, `payment/${paying}`, "payout/1", "refund/1", "sale", `surplus/${early}`]);
    expect([balanceOf(ledger, "provider"), kept.refunds.map(({ state }) => state)]).toEqual([DUE, ["processed"]]);
  });

  it("that came by mistake for an order that is paid at the door goes back, whatever its amount", async () => {
    const desk = await make();
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
    const desk = await make();
    const { order, providerOrder } = await desk.begun({ [id("amla")]: 1 });
    const payment = desk.standIn.pay(providerOrder, "captured", 1_000);
    await desk.hear(desk.standIn.telling("payment.captured", payment));
    desk.standIn.settle(payment, "refunded");
    await expect(desk.returnSurplus(order, payment)).rejects.toBeInstanceOf(NotReturned);
  });

  it.each(["told", "found"] as const)("whose way back is %s to have failed once it was sent stays to be seen as well", async (how) => {
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
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

  it("that was made while the provider was away for half an hour, and told of by nobody, is settled once they are back", async () => {
    const desk = await make();
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
    const desk = await make();
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

describe.each(Object.entries(desks))("a refund of an order kept in %s", (_, make) => {
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
    const desk = await make();
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
    const desk = await make();
    const { order } = await cancelled(desk);
    await desk.sendRefund(order, 1);
    await desk.reconcile(order);
    expect(await stateOf(desk, order)).toBe("pending");
    for (const refund of desk.standIn.refunds.values()) refund.status = "processed";
    await desk.reconcile(order);
    expect(await stateOf(desk, order)).toBe("processed");
  });

  it("is sent again where nobody answered, and never twice", async () => {
    const desk = await make();
    const { order } = await cancelled(desk);
    desk.standIn.mood = { kind: "gone" };
    await expect(desk.sendRefund(order, 1)).rejects.toBeInstanceOf(PortUnavailable);
    expect(await stateOf(desk, order)).toBe("initiated");
    desk.standIn.mood = { kind: "well" };
    await desk.sendRefund(order, 1);
    expect([await stateOf(desk, order), desk.standIn.refunds.size]).toEqual(["pending", 1]);
  });

  it("that is told done before its sending was noted is done", async () => {
    const desk = await make();
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
    const desk = await make();
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
    const desk = await make();
    const { order } = await cancelled(desk);
    await done(desk, order, { kind: "staff", name: "Ravi" }, { kind: "refund", number: 1, event: "give-up" });
    await desk.sendRefund(order, 1);
    await desk.reconcile(order);
    expect([await stateOf(desk, order), desk.standIn.refunds.size]).toEqual(["manual", 0]);
  });

  it("that the provider refuses, or tells failed, has failed and waits for staff", async () => {
    const desk = await make();
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
    const desk = await make();
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

/** What a payment may come to; one that had failed may still be taken. */
const STORIES: readonly (readonly PaymentEvent["kind"][])[] = [
  ["authorised"],
  ["failed"],
  ["captured"],
  ["authorised", "captured"],
  ["authorised", "failed"],
  ["failed", "captured"],
  ["authorised", "failed", "captured"],
];

/** What providers tell of up to three payments: authorised, captured in full or not, failed. */
const anyEvents = (): fc.Arbitrary<readonly PaymentEvent[]> =>
  fc
    .array(
      fc.record({
        kinds: fc.constantFrom<readonly PaymentEvent["kind"][]>(...STORIES),
        amount: fc.constantFrom(DUE, DUE, DUE, DUE - 1),
        minute: fc.nat(3),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((payments) =>
      payments.flatMap(({ kinds, amount, minute }, place) =>
        kinds.map(
          (kind): PaymentEvent => ({
            id: `pay_${place}/${kind}`,
            provider: "razorpay",
            payment: `pay_${place}`,
            kind,
            amount: paise(amount),
            at: now + minute * MINUTE,
          }),
        ),
      ),
    );

/** The same events of an order's own payments, as no other order has them. */
const ofOrder = (order: string, events: readonly PaymentEvent[]): readonly PaymentEvent[] =>
  events.map((event) => ({ ...event, id: `${order}.${event.id}`, payment: `${order}.${event.payment}` }));
const plain = (order: string, names: readonly string[]): readonly string[] => names.map((name) => name.replaceAll(`${order}.`, ""));

/** The same events as they may arrive: in any order, with repetitions, in tellings of one or several. */
const anyArrival = (events: readonly PaymentEvent[]): fc.Arbitrary<readonly (readonly PaymentEvent[])[]> =>
  fc
    .tuple(fc.shuffledSubarray([...events], { minLength: events.length }), fc.array(fc.constantFrom(...events), { maxLength: 4 }))
    .chain(([all, again]) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }))
    .chain((arriving) =>
      fc.array(fc.boolean(), { minLength: arriving.length, maxLength: arriving.length }).map((cuts) => {
        const starts = arriving.flatMap((_, place) => (place === 0 || cuts[place] ? [place] : []));
        return starts.map((start, place) => arriving.slice(start, starts[place + 1]));
      }),
    );

describe.each(Object.entries(desks))("what is told of payments of an order kept in %s", (name, make) => {
  it("leads to the same stage and ledger in every order of arrival and with every repetition, before its time is over and after", async () => {
    const desk = await make();
    const scenario = anyEvents().chain((events) => fc.tuple(anyArrival(events), anyArrival(events), fc.boolean()));
    await fc.assert(
      fc.asyncProperty(scenario, async ([one, other, isLate]) => {
        const reached: object[] = [];
        for (const tellings of [one, other]) {
          desk.clock.at = now;
          const { order } = await desk.waiting({ [id("amla")]: 1 });
          if (isLate) {
            desk.clock.at = now + AFTER_WAITING;
            await desk.expire(order);
          }
          for (const events of tellings)
            await recordPayments({ orders: desk.orders, order, events: ofOrder(order, events), at: desk.clock.at });
          const { stage, keys, ledger, payments } = await expectSound(desk, order);
          const balances = (["customer", "provider"] as const).map((account) => balanceOf(ledger, account));
          const told = payments.map((event) => event.id);
          reached.push({ stage, keys: plain(order, keys), balances, payments: plain(order, told) });
        }
        expect(reached[0]).toEqual(reached[1]);
      }),
      { numRuns: name === "memory" ? 300 : 15 },
    );
  });

  it("has an order fail by a payment that failed, whether one that is still authorised was told before or after", async () => {
    const desk = await make();
    const told = (payment: string, kind: PaymentEvent["kind"]) => [
      { id: `${payment}/${kind}`, provider: "razorpay", payment, kind, amount: paise(DUE), at: now },
    ];
    const arrivals = [told("a", "failed"), told("b", "authorised")];
    for (const tellings of [arrivals, arrivals.toReversed(), [arrivals.flat()]]) {
      const { order } = await desk.waiting({ [id("amla")]: 1 });
      for (const events of tellings) await recordPayments({ orders: desk.orders, order, events: ofOrder(order, events), at: now });
      expect((await desk.kept(order)).stage).toBe("payment-failed");
    }
  });

  it("leads there as well where all of it is told at once by several", async () => {
    const desk = await make();
    const scenario = anyEvents().chain((events) => fc.tuple(fc.constant(events), anyArrival(events)));
    await fc.assert(
      fc.asyncProperty(scenario, async ([events, arrival]) => {
        const [one, other] = [await desk.waiting({ [id("amla")]: 1 }), await desk.waiting({ [id("amla")]: 1 })];
        await recordPayments({ orders: desk.orders, order: one.order, events: ofOrder(one.order, events), at: now });
        await Promise.all(
          arrival.map((told) => recordPayments({ orders: desk.orders, order: other.order, events: ofOrder(other.order, told), at: now })),
        );
        const [alone, together] = [await expectSound(desk, one.order), await expectSound(desk, other.order)];
        expect([together.stage, plain(other.order, together.keys)]).toEqual([alone.stage, plain(one.order, alone.keys)]);
      }),
      { numRuns: name === "memory" ? 50 : 8 },
    );
  });
});
