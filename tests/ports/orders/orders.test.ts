import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { makeShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { captured } from "#core/payments/payment-entries.ts";
import { noChange } from "#core/orders/order/order-change.ts";
import { KeyTaken } from "#core/orders/order/orders.port.ts";
import { QUOTE_HOLDS } from "#core/orders/quote/quote.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { AFTER_WAITING, aQuote, done, expired, goodsOf, paid, placed, quoted, applied } from "#tests/core/orders/order-steps.ts";
import { postgresShop, stock } from "./an-order-shop.ts";
import { fill, memoryShop } from "#tests/core/orders/a-stocked-shop.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { SeenOrder } from "#core/orders/order/orders.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { OrderShop, ShopStock } from "#tests/core/orders/a-stocked-shop.ts";

const inMysuru = { name: "Kaveri Naturals", address: "4 Sayyaji Rao Road, Mysuru", state: "Karnataka", gstin: "29AAACK2222B1Z6" };

/** Each test buys what no other one does. */
const product = (title: string, stock: number, given: Partial<ReturnType<typeof aProduct>> = {}) =>
  aProduct(title, { offer: { price: paise(10_000), stock }, isConsumable: false, ...given });

const shop: ShopStock = {
  products: [
    product("Ajwain", 5),
    product("Brahmi", 10),
    product("Cumin", 50, { seller: inMysuru, hindi: "जीरा" }),
    product("Dill", 40),
    product("Eucalyptus", 10),
    product("Fennel", 500),
    product("Ginger", 500),
    product("Honey", 3),
    product("Isabgol", 90),
    product("Jaggery", 90, { seller: null }),
    product("Kokum 100%", 90, { hindi: "कोकम" }),
    product("Lodhra", 90, { cashOnDelivery: false }),
    product("Mulethi", 2),
    product("Neem", 10),
  ],
  coupons: [
    aCoupon({ code: "Five", audience: "private", promise: { kind: "rupee", amount: paise(1_000) } }),
    aCoupon({ code: "ONCE", audience: "private", promise: { kind: "rupee", amount: paise(1_000) } }),
    aCoupon({ code: "OFTEN", audience: "private", promise: { kind: "rupee", amount: paise(1_000) } }),
  ],
  shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
  uses: { FIVE: 5, ONCE: 1 },
};

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await stock(db, shop);
});
afterAll(() => db.destroy());

const desks: Record<string, () => OrderShop> = { memory: () => memoryShop(shop), postgres: () => postgresShop(db) };

const id = (title: string) => `id-${title}`;
const staff = { kind: "staff", name: "Ravi" } as const;
const clock = () => now;

async function withCoupon({ carts }: OrderShop, customer: Parameters<typeof carts.of>[0], code: string): Promise<void> {
  await carts.change(customer, {
    at: now,
    products: [],
    sync: null,
    decide: ({ cart }) => ({ keep: { ...cart, choice: { kind: "typed", code } }, sync: null, answer: null }),
  });
}

/** Asks again where nobody answers in time, as on a machine that does much else. */
async function insisting<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PortUnavailable) && !String(error).includes("timeout exceeded when trying to connect")) throw error;
    }
  }
}

const event = (given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: randomUUID(),
  provider: "razorpay",
  payment: "pay_1",
  kind: "captured",
  amount: paise(10_000),
  at: now,
  ...given,
});

describe.each(Object.entries(desks))("orders kept in %s", (_, make) => {
  it("are quoted from all that is in the cart, delivered to one of the customer's addresses", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    await fill(desk, asha, { [id("dill")]: 2, [id("cumin")]: 1 });
    const { facts } = await quoted(desk, asha, "cash");
    expect(facts?.cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [id("dill"), 2],
      [id("cumin"), 1],
    ]);
    expect(facts?.cart.lines[1]?.product).toMatchObject({
      title: "Cumin",
      hindi: "जीरा",
      hsn: "30049011",
      isConsumable: false,
      offer: { price: 10_000, stock: 50 },
      seller: inMysuru,
    });
    expect(facts).toMatchObject({
      address: { city: "Pune", pincode: "411004", mobile: "9820012345" },
      place: { pincode: "411004", state: "Maharashtra", days: 2, cashOnDelivery: true },
      cart: { choice: { kind: "automatic" }, shipping: shop.shipping },
      terms: { prepaid: null, mostCash: 500_000 },
      at: now,
    });
    expect(facts?.address).not.toHaveProperty("isDefault");
    expect((await quoted(desk, { id: ravi.id, address: asha.address }, "cash")).facts).toBeNull();
    expect((await quoted(desk, { id: asha.id, address: addressId("nobody's") }, "cash")).facts).toBeNull();
  });

  it("are kept as they were quoted, and nothing is listed that was only quoted", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 3 });
    const order = await aQuote(desk, asha, "cash");
    const stored = await desk.orders.withId(order);
    expect(stored?.number).toMatch(/^NM\d{8}$/);
    expect(stored).toMatchObject({ madeAt: now, payments: [], ledger: [], documents: [] });
    expect(stored?.order).toMatchObject({ id: order, customer: asha.id, stage: "quoted", lines: ["ordered"], history: [] });
    expect(stored?.order.snapshot).toMatchObject({ rules: 2, way: "cash", figures: { total: 34_900 } });
    expect(await desk.orders.withNumber(stored?.number ?? "")).toEqual(stored);
    expect(await desk.orders.withNumber("NM00000000")).toBeNull();
    expect(await desk.orders.withId(payableId("nobody's"))).toBeNull();
    expect((await desk.orders.of(asha.id, { text: null, filter: "all", after: null, limit: 5 })).orders).toEqual([]);
  });

  it("have one quote a customer, whose goods are free once another one takes its place", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    for (const somebody of [asha, ravi]) await fill(desk, somebody, { [id("ajwain")]: 3 });
    const first = await aQuote(desk, asha, "cash");
    expect((await quoted(desk, ravi, "cash")).facts?.cart.lines[0]?.product.offer?.stock).toBe(2);
    const second = await quoted(desk, asha, "cash");
    expect(second.facts?.cart.lines[0]?.product.offer?.stock).toBe(5);
    expect(second.id).not.toBeNull();
    expect(await desk.orders.withId(first)).toBeNull();
    expect(await applied(desk, asha, first)).toBe("unknown");
    expect((await quoted(desk, ravi, "cash", { at: now + QUOTE_HOLDS })).facts?.cart.lines[0]?.product.offer?.stock).toBe(5);
  });

  it("keep the former quote where no new one is made", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 1 });
    const order = await aQuote(desk, asha, "cash");
    expect((await quoted(desk, { id: asha.id, address: addressId("nobody's") }, "cash")).id).toBeNull();
    expect(await goodsOf(desk, order)).toBe("held");
  });

  it("are told by what they may count on: held, there for whoever comes first, or gone", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    await fill(desk, asha, { [id("mulethi")]: 2 });
    await fill(desk, ravi, { [id("mulethi")]: 1 });
    const order = await aQuote(desk, asha, "cash");
    const late = { at: now + QUOTE_HOLDS };
    expect([await goodsOf(desk, order), await goodsOf(desk, order, late)]).toEqual(["held", "there"]);
    await aQuote(desk, ravi, "cash", late);
    expect([await goodsOf(desk, order), await goodsOf(desk, order, late)]).toEqual(["held", "gone"]);
    await placed(desk, ravi, "cash", late);
    expect(await goodsOf(desk, order)).toBe("gone");
  });

  it("are placed with what is paid at the door: goods sold, invoices numbered, taken out of the cart, the sale written down", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 3, [id("cumin")]: 1 });
    const [dill, cumin] = [await desk.stockOf(id("dill")), await desk.stockOf(id("cumin"))];
    const order = await aQuote(desk, asha, "cash");
    await fill(desk, asha, { [id("dill")]: 5, [id("isabgol")]: 1 });
    expect(await applied(desk, asha, order, { at: now + 1 })).toBe("placed");
    expect([await desk.stockOf(id("dill")), await desk.stockOf(id("cumin"))]).toEqual([dill - 3, cumin - 1]);
    const stored = await desk.orders.withId(order);
    expect(stored?.order.stage).toBe("placed");
    expect(stored?.order.history).toEqual([
      { at: now + 1, by: { kind: "customer", id: asha.id }, deed: { kind: "stage", event: "place" } },
    ]);
    expect(stored?.documents.map(({ kind, parcel, day }) => [kind, parcel, day])).toEqual([
      ["invoice", 0, "2026-11-20"],
      ["invoice", 1, "2026-11-20"],
    ]);
    const [first, second] = stored?.documents ?? [];
    expect(first?.number).toMatch(/^[A-Z]{3}I\/2627\/\d{6}$/);
    expect(first?.number.slice(0, 3)).not.toBe(second?.number.slice(0, 3));
    expect(stored === null || stored === undefined ? [] : orderFaults(stored.order, stored.ledger)).toEqual([]);
    expect(stored?.ledger.map(({ kind }) => kind)).toEqual(["sale"]);
    const cart = await makeShowMyCart({ carts: desk.carts, now: clock })(asha.id);
    expect(cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [id("dill"), 2],
      [id("isabgol"), 1],
    ]);
    expect(await desk.jobs()).toContain("follow-order");
  });

  it("keep the language in which they were placed, whatever happens to them later", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 1 });
    const order = await aQuote(desk, asha, "online");
    const language = async () => (await desk.orders.withId(order))?.language;
    expect(await language()).toBeNull();
    await applied(desk, asha, order, { language: "hi" });
    expect(await language()).toBe("hi");
    await applied(desk, asha, order, { language: "en" });
    await paid(desk, order);
    await done(desk, order, staff, { kind: "cancel", places: [0], reason: "changed" });
    expect(await language()).toBe("hi");
    expect((await desk.orders.of(asha.id, { text: null, filter: "all", after: null, limit: 1 })).orders[0]?.language).toBe("hi");
  });

  it("wait for a payment with their goods held, and are sold once it came", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    await fill(desk, asha, { [id("honey")]: 3 });
    await fill(desk, ravi, { [id("honey")]: 1 });
    const order = await aQuote(desk, asha, "online");
    expect(await applied(desk, asha, order, { at: now + 60_000 })).toBe("pending-payment");
    expect(await desk.stockOf(id("honey"))).toBe(3);
    expect((await quoted(desk, ravi, "cash", { at: now + QUOTE_HOLDS + 1 })).facts?.cart.lines[0]?.product.offer?.stock).toBe(0);
    expect((await desk.carts.of(asha.id)).lines).toHaveLength(1);
    expect(await paid(desk, order, { at: now + 120_000 })).toBe("placed");
    expect(await desk.stockOf(id("honey"))).toBe(0);
    expect((await desk.carts.of(asha.id)).lines).toEqual([]);
    expect(await desk.jobs()).toEqual(expect.arrayContaining(["expire-order", "reconcile-payments"]));
  });

  it("that were not paid are free again when their time is over, whether somebody has ended the waiting or not", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    await fill(desk, asha, { [id("eucalyptus")]: 10 });
    await fill(desk, ravi, { [id("eucalyptus")]: 10 });
    const order = await aQuote(desk, asha, "online");
    await applied(desk, asha, order);
    expect((await quoted(desk, ravi, "cash", { at: now + AFTER_WAITING - 2 })).id).toBeNull();
    const late = now + AFTER_WAITING;
    const other = await aQuote(desk, ravi, "cash", { at: late });
    expect(await expired(desk, order, late)).toBe("expired");
    expect(await goodsOf(desk, order, { at: late })).toBe("gone");
    expect(await applied(desk, ravi, other, { at: late })).toBe("placed");
    expect(await desk.stockOf(id("eucalyptus"))).toBe(0);
  });

  it("count a coupon's use where it gave a discount, and free it with the quote", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    for (const somebody of [asha, ravi]) {
      await fill(desk, somebody, { [id("isabgol")]: 1 });
      await withCoupon(desk, somebody.id, "ONCE");
    }
    const order = await aQuote(desk, asha, "cash");
    expect((await quoted(desk, ravi, "cash")).facts?.cart.coupons).toEqual([]);
    expect(await desk.usesLeft("ONCE")).toBe(1);
    expect((await quoted(desk, ravi, "cash", { at: now + QUOTE_HOLDS })).facts?.cart.coupons.map(({ code }) => code)).toEqual(["ONCE"]);
    await applied(desk, asha, order);
    expect(await desk.usesLeft("ONCE")).toBe(0);
    expect((await desk.orders.withId(order))?.order.snapshot.figures).toMatchObject({ coupon: 1_000, couponCode: "ONCE" });
    await withCoupon(desk, asha.id, "OFTEN");
    await fill(desk, asha, { [id("isabgol")]: 1 });
    await placed(desk, asha, "cash");
    expect(await desk.usesLeft("OFTEN")).toBeNull();
  });

  it("give goods back to the shelf, and credit notes of their own numbers, when lines are cancelled", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("ginger")]: 4, [id("fennel")]: 2 });
    const [ginger, fennel] = [await desk.stockOf(id("ginger")), await desk.stockOf(id("fennel"))];
    const order = await placed(desk, asha, "online");
    await done(desk, order, staff, { kind: "cancel", places: [0], reason: "changed" }, { at: now + 5 });
    expect([await desk.stockOf(id("ginger")), await desk.stockOf(id("fennel"))]).toEqual([ginger, fennel - 2]);
    const stored = await desk.orders.withId(order);
    expect(stored?.order.lines).toEqual(["cancelled", "ordered"]);
    expect(stored?.documents).toMatchObject([
      { kind: "invoice", parcel: 0 },
      { kind: "credit-note", parcel: 0, refund: 1, number: expect.stringMatching(/^[A-Z]{3}C\/2627\/\d{6}$/) },
    ]);
    expect(stored?.ledger.map(({ kind }) => kind)).toEqual(["sale", "refund"]);
    expect(stored?.order.refunds).toMatchObject([{ number: 1, state: "initiated" }]);
    expect(stored === null || stored === undefined ? ["no order"] : orderFaults(stored.order, stored.ledger)).toEqual([]);
    expect(await desk.jobs()).toContain("send-refund");
  });

  it("number papers of each financial year from 1, by the Indian day", async () => {
    const desk = make();
    const asha = await desk.someone();
    const numbers: string[] = [];
    for (const at of [Date.UTC(2031, 2, 31, 18, 29), Date.UTC(2031, 2, 31, 18, 30), Date.UTC(2031, 3, 1)]) {
      await fill(desk, asha, { [id("fennel")]: 1 });
      const stored = await desk.orders.withId(await placed(desk, asha, "cash", { at }));
      numbers.push(...(stored?.documents.map(({ number, day }) => `${number.slice(4)} on ${day}`) ?? []));
    }
    expect(numbers).toEqual(["/3031/000001 on 2031-03-31", "/3132/000001 on 2031-04-01", "/3132/000002 on 2031-04-01"]);
  });

  it("keep all that is told of payments once, in the order of their times, and write down what was captured", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 1 });
    const order = await aQuote(desk, asha, "online");
    await applied(desk, asha, order);
    const [early, late] = [event({ at: now + 10 }), event({ at: now + 20, kind: "failed" })];
    const [seen, news]: [string[][], string[][]] = [[], []];
    for (const events of [[late], [early, late], [early, early]])
      await desk.orders.change(order, {
        at: now + 30,
        key: null,
        events,
        decide({ order: known, payments, ledger }, fresh) {
          seen.push(payments.map((one) => one.id));
          news.push([...fresh]);
          const isKnown = ledger.length > 0;
          return {
            change: payments.length === 2 && !isKnown ? { ...noChange(known), entries: [captured(known, early)] } : null,
            answer: null,
          };
        },
      });
    expect(seen).toEqual([[late.id], [early.id, late.id], [early.id, late.id]]);
    expect(news).toEqual([[late.id], [early.id], []]);
    const stored = await desk.orders.withId(order);
    expect(stored?.payments).toEqual([early, late]);
    expect(stored?.ledger).toEqual([captured({ id: order }, early)]);
    expect(
      await desk.orders.change(payableId("nobody's"), { at: now, key: null, events: [early], decide: () => ({ change: null, answer: 1 }) }),
    ).toBeNull();
  });

  it("tell one alone of several at once that an event is new", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 1 });
    const order = await aQuote(desk, asha, "online");
    await applied(desk, asha, order);
    const paymentEvent = event({ kind: "failed" });
    const asked = {
      at: now,
      key: null,
      events: [paymentEvent],
      decide: (_: SeenOrder, fresh: ReadonlySet<string>) => ({ change: null, answer: fresh.size }),
    };
    const fresh = await Promise.all(Array.from({ length: 5 }, () => desk.orders.change(order, asked)));
    expect(fresh.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  it("write an entry down once, and never other money under its key", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 1 });
    const order = await aQuote(desk, asha, "online");
    await applied(desk, asha, order);
    const adding = (amount: number) =>
      desk.orders.change(order, {
        at: now,
        key: null,
        events: [],
        decide: ({ order: known }) => ({
          change: { ...noChange(known), entries: [captured(known, event({ amount: paise(amount) }))] },
          answer: null,
        }),
      });
    await adding(10_000);
    await adding(10_000);
    await expect(adding(10_001)).rejects.toThrow("other money");
    expect((await desk.orders.withId(order))?.ledger).toHaveLength(1);
  });

  it("keep nothing of a change that fails, and sell nothing twice", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    for (const somebody of [asha, ravi]) await fill(desk, somebody, { [id("brahmi")]: 10 });
    const late = now + QUOTE_HOLDS;
    const order = await aQuote(desk, asha, "cash");
    await placed(desk, ravi, "cash", { at: late });
    const place = { kind: "stage", event: "place" } as const;
    await expect(done(desk, order, { kind: "customer", id: asha.id }, place, { at: late })).rejects.toThrow();
    expect(await desk.stockOf(id("brahmi"))).toBe(0);
    const stored = await desk.orders.withId(order);
    expect(stored).toMatchObject({ order: { stage: "quoted", history: [] }, ledger: [], documents: [] });
    await expect(
      desk.orders.change(order, {
        at: now,
        key: null,
        events: [event()],
        decide: () => {
          throw new TypeError("a slip");
        },
      }),
    ).rejects.toThrow("a slip");
    expect((await desk.orders.withId(order))?.payments).toEqual([]);
  });

  it("answer a call again with what was answered, and refuse its key for another", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("kokum-100%")]: 1 });
    const order = await aQuote(desk, asha, "cash");
    const key = { customer: asha.id, key: randomUUID(), asked: `place ${order}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => applied(desk, asha, order, { key })));
    expect(new Set(answers)).toEqual(new Set(["placed"]));
    expect(await applied(desk, asha, payableId("nobody's"), { key })).toBe("placed");
    await expect(applied(desk, asha, order, { key: { ...key, asked: "something else" } })).rejects.toThrow(KeyTaken);
    expect(await applied(desk, asha, order, { key: { ...key, key: randomUUID() } })).toBe("was placed");
    const cancel = { kind: "cancel", places: [0], reason: "changed" } as const;
    const again = { ...key, key: randomUUID(), asked: "cancel" };
    for (let n = 0; n < 2; n++) expect(await done(desk, order, staff, cancel, { key: again })).toBe("placed");
    expect((await desk.orders.withId(order))?.order.history).toHaveLength(2);
  });

  it("decide a call anew that changed nothing under its key before", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("kokum-100%")]: 1 });
    const key = { customer: asha.id, key: randomUUID(), asked: "place it" };
    expect(await applied(desk, asha, payableId("nobody's"), { key })).toBe("unknown");
    const order = await aQuote(desk, asha, "cash");
    const refused = { at: now, key, events: [], decide: () => ({ change: null, answer: "refused" }) };
    expect(await desk.orders.change<string>(order, refused)).toBe("refused");
    expect(await applied(desk, asha, order, { key })).toBe("placed");
    expect(await desk.orders.change<string>(order, refused)).toBe("placed");
  });

  it("are listed a page after the other, the newest first, also those of one moment", async () => {
    const desk = make();
    const [asha, ravi] = [await desk.someone(), await desk.someone()];
    const made: string[] = [];
    for (let n = 0; n < 7; n++) {
      await fill(desk, asha, { [id("fennel")]: 1 });
      made.push(await placed(desk, asha, "cash", { at: now + Math.floor(n / 3) }));
    }
    await fill(desk, ravi, { [id("fennel")]: 1 });
    await placed(desk, ravi, "cash", { at: now + 1 });
    await fill(desk, asha, { [id("fennel")]: 1 });
    await aQuote(desk, asha, "cash", { at: now + 9 });
    const listed: string[] = [];
    for (let after: (typeof listed)[number] | null = null, more = true; more; ) {
      const page = await desk.orders.of(asha.id, { text: null, filter: "all", after: after === null ? null : payableId(after), limit: 2 });
      listed.push(...page.orders.map(({ order }) => order.id));
      after = listed.at(-1) ?? null;
      more = page.more;
    }
    const newestFirst = (moment: number) =>
      made
        .filter((_, n) => Math.floor(n / 3) === moment)
        .toSorted()
        .reverse();
    expect(listed).toEqual([...newestFirst(2), ...newestFirst(1), ...newestFirst(0)]);
    expect((await desk.orders.of(asha.id, { text: null, filter: "all", after: null, limit: made.length })).more).toBe(false);
    const everybody = await desk.orders.all({ text: null, filter: "all", after: null, limit: 50, from: now + 1, to: now + 2 });
    expect(everybody.orders.filter(({ order }) => order.customer === asha.id || order.customer === ravi.id)).toHaveLength(4);
    expect(everybody.orders.every(({ order }) => order.history[0]?.at === now + 1)).toBe(true);
  });

  it("are found by number and title in any letter case, and by how far they are", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("kokum-100%")]: 1, [id("ginger")]: 1 });
    const kokum = await placed(desk, asha, "cash");
    await fill(desk, asha, { [id("fennel")]: 1 });
    const fennel = await placed(desk, asha, "online", { at: now + 1 });
    await fill(desk, asha, { [id("lodhra")]: 1 });
    const unpaid = await aQuote(desk, asha, "online", { at: now + 2 });
    await applied(desk, asha, unpaid, { at: now + 2 });
    const number = (await desk.orders.withId(fennel))?.number ?? "";
    const found = async (text: string | null, filter: "all" | "unpaid" | "cancelled" | "under-way" = "all") =>
      (await desk.orders.of(asha.id, { text, filter, after: null, limit: 9 })).orders.map(({ order }) => order.id);
    expect(await found("kOKUM")).toEqual([kokum]);
    expect(await found("100%")).toEqual([kokum]);
    expect(await found("कोकम")).toEqual([kokum]);
    expect(await found("1%0")).toEqual([]);
    expect(await found("_")).toEqual([]);
    expect(await found(number.toLowerCase())).toEqual([fennel]);
    expect(await found(number.slice(3))).toEqual([fennel]);
    expect(await found("e", "unpaid")).toEqual([]);
    expect(await found(null, "unpaid")).toEqual([unpaid]);
    expect(await found(null, "under-way")).toEqual([fennel, kokum]);
    await done(desk, kokum, staff, { kind: "cancel", places: [0, 1], reason: "changed" });
    expect([await found(null, "cancelled"), await found(null, "under-way")]).toEqual([[kokum], [fennel]]);
  });

  it("are placed once, however often it is tried at once", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("fennel")]: 2 });
    const before = await desk.stockOf(id("fennel"));
    const order = await aQuote(desk, asha, "cash");
    const answers = await Promise.all(Array.from({ length: 12 }, () => applied(desk, asha, order)));
    expect(answers.toSorted()).toEqual(["placed", ...Array.from({ length: 11 }, () => "was placed")]);
    expect(await desk.stockOf(id("fennel"))).toBe(before - 2);
    expect((await desk.orders.withId(order))?.documents).toHaveLength(1);
  });

  it("are quoted once a customer, however many quotes are asked for at once", async () => {
    const desk = make();
    const asha = await desk.someone();
    await fill(desk, asha, { [id("dill")]: 1 });
    const quotes = await Promise.all(Array.from({ length: 12 }, () => aQuote(desk, asha, "cash")));
    const left = await Promise.all(quotes.map((order) => desk.orders.withId(order)));
    expect(left.filter((order) => order !== null)).toHaveLength(1);
  });

  it("number papers one after the other, however many are placed at once", async () => {
    const desk = make();
    const buyers = await Promise.all(Array.from({ length: 30 }, () => desk.someone()));
    for (const buyer of buyers) await fill(desk, buyer, { [id("fennel")]: 1, [id("cumin")]: 1 });
    const at = Date.UTC(2040, 5, 1);
    const orders = await Promise.all(buyers.map((buyer) => placed(desk, buyer, "cash", { at })));
    const stored = await Promise.all(orders.map((order) => desk.orders.withId(order)));
    for (const parcel of [0, 1]) {
      const numbers = stored.map((order) => order?.documents[parcel]?.number.slice(-6)).toSorted();
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => String(n + 1).padStart(6, "0")));
    }
  });

  it("sell the last ten pieces to ten of two hundred buyers at once", async () => {
    const desk = make();
    const buyers = await Promise.all(Array.from({ length: 200 }, () => insisting(() => desk.someone())));
    await Promise.all(buyers.map((buyer) => insisting(() => fill(desk, buyer, { [id("neem")]: 1 }))));
    const bought = await Promise.all(
      buyers.map(async (buyer) => {
        const { id: order } = await insisting(() => quoted(desk, buyer, "online"));
        if (order === null) return "no quote";
        await insisting(() => applied(desk, buyer, order));
        return insisting(() => paid(desk, order));
      }),
    );
    expect(bought.filter((became) => became === "placed")).toHaveLength(10);
    expect(bought.filter((became) => became === "no quote")).toHaveLength(190);
    expect(await desk.stockOf(id("neem"))).toBe(0);
  });

  it("let five of two hundred use a coupon's last five uses at once", async () => {
    const desk = make();
    const buyers = await Promise.all(Array.from({ length: 200 }, () => insisting(() => desk.someone())));
    await Promise.all(
      buyers.map(async (buyer) => {
        await insisting(() => fill(desk, buyer, { [id("ginger")]: 1 }));
        await insisting(() => withCoupon(desk, buyer.id, "FIVE"));
      }),
    );
    const orders = await Promise.all(
      buyers.map(async (buyer) => {
        const order = await insisting(() => aQuote(desk, buyer, "cash"));
        await insisting(() => applied(desk, buyer, order));
        return order;
      }),
    );
    const stored = await Promise.all(orders.map((order) => insisting(() => desk.orders.withId(order))));
    expect(stored.filter((order) => order?.order.snapshot.figures.couponCode === "Five")).toHaveLength(5);
    expect(stored.every((order) => order?.order.stage === "placed")).toBe(true);
    expect(await desk.usesLeft("FIVE")).toBe(0);
  });
});
