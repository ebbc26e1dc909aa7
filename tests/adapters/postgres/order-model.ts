import fc from "fast-check";
import { expect } from "vitest";
import { makeCancelMyOrder } from "#core/ordering/cancel-my-order.use-case.ts";
import { changeBy } from "#core/ordering/order-change.ts";
import { makeExpireOrder } from "#core/ordering/expire-order.use-case.ts";
import { orderFaults } from "#core/ordering/order-fault.ts";
import { makePlaceMyOrder } from "#core/ordering/place-my-order.use-case.ts";
import { makeQuoteMyOrder } from "#core/ordering/quote-my-order.use-case.ts";
import { hearPayments, hearRefund, hearSurplus } from "#core/payments/hear.ts";
import { paise } from "#core/shared/money.ts";
import { attemptOf } from "#tests/arbitraries/any-order-walk.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { fill } from "#tests/ports/an-order-desk.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentWay } from "#core/ordering/checkout-bill.ts";
import type { MyQuote } from "#core/ordering/my-quote.ts";
import type { Order } from "#core/ordering/order.ts";
import type { PaymentEvent } from "#core/ordering/payment-standing.ts";
import type { Buyer, OrderDesk, Stocked } from "#tests/ports/an-order-desk.ts";

const MINUTE = 60_000;
const STOCK = 9;
const USES = 2;
const PRODUCTS = 3;

/** A shop of a run's own: products of two sellers of which there are few, and coupons of which one has few uses. */
export const shopOf = (run: string): Stocked => ({
  products: Array.from({ length: PRODUCTS }, (_, n) =>
    aProduct(`${run} ${n}`, {
      offer: { price: paise(10_050 + n), stock: STOCK },
      gst: [0, 5, 12][n] ?? 0,
      isConsumable: n === 2,
      seller: n === 1 ? { name: "Kaveri", address: null, state: "Karnataka", gstin: "29AAACK2222B1Z3" } : aProduct("x").seller,
    }),
  ),
  coupons: [
    aCoupon({ code: `${run}FEW`, audience: "private", promise: { kind: "percentage", percent: 12.5, cap: null } }),
    aCoupon({ code: `${run}MANY`, audience: "private", promise: { kind: "rupee", amount: paise(2_000) } }),
  ],
  shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
  uses: { [`${run}FEW`]: USES },
});

/** What the commands of a run share: the real thing, and what a test remembers of it. */
export type Run = {
  readonly desk: OrderDesk;
  readonly shop: Stocked;
  readonly buyers: readonly Buyer[];
  readonly clock: { at: number };
  readonly quotes: Map<Buyer, MyQuote>;
  readonly orders: Set<PayableId>;
  events: number;
};

/** Nothing is known beforehand of what an order may become: what must hold of it holds after each step. */
export type Model = Record<never, never>;

/** The real use cases over the desk. */
function uses({ desk: { orders }, clock }: Run) {
  const time = () => clock.at;
  const seals = { of: (text: string) => text, fits: (text: string, signature: string) => text === signature };
  const quote = makeQuoteMyOrder(orders, seals, () => crypto.randomUUID(), time);
  return {
    quote,
    place: makePlaceMyOrder(orders, quote, seals, time),
    cancel: makeCancelMyOrder(orders, time),
    expire: makeExpireOrder(orders, time),
  };
}

type Command = fc.AsyncCommand<Model, Run>;

const command = (told: string, run: (real: Run) => Promise<void>): Command => ({
  check: () => true,
  run: async (_, real) => {
    await run(real);
    real.clock.at += 1_000;
  },
  toString: () => told,
});

const at = <Item>(items: Iterable<Item>, pick: number): Item | undefined => {
  const all = [...items];
  return all[pick % Math.max(1, all.length)];
};

/** Does something with one of the orders that there are, and sees that nothing is wrong with it then. */
const onOrder = (told: string, pick: number, act: (real: Run, order: PayableId) => Promise<unknown>): Command =>
  command(`${told} ${pick}`, async (real) => {
    const known = await Promise.all([...real.orders].map((id) => real.desk.orders.withId(id)));
    const order = at(
      known.flatMap((kept) => (kept === null || kept.order.stage === "quoted" ? [] : [kept.order.id])),
      pick,
    );
    if (order === undefined) return;
    await act(real, order);
    await expectSound(real, order);
  });

async function expectSound({ desk }: Run, id: PayableId): Promise<void> {
  const kept = await desk.orders.withId(id);
  if (kept === null) return; // Another quote took its place.
  expect(orderFaults(kept.order, kept.ledger)).toEqual([]);
}

const anyPick = () => fc.nat({ max: 50 });

const anyFilling = () =>
  fc.tuple(anyPick(), fc.nat({ max: PRODUCTS - 1 }), fc.integer({ min: 1, max: 4 })).map(([who, product, pieces]) =>
    command(`fill ${who} ${product} ${pieces}`, async (real) => {
      const buyer = at(real.buyers, who);
      const id = real.shop.products[product]?.id;
      if (buyer !== undefined && id !== undefined) await fill(real.desk, buyer, { [id]: pieces });
    }),
  );

const anyChoosing = () =>
  fc.tuple(anyPick(), fc.constantFrom(0, 0, 1, null)).map(([who, coupon]) =>
    command(`choose ${who} ${coupon}`, async ({ buyers, desk, shop, clock }) => {
      const buyer = at(buyers, who);
      const code = coupon === null ? null : (shop.coupons[coupon]?.code ?? null);
      if (buyer === undefined) return;
      await desk.carts.change(buyer.id, {
        at: clock.at,
        products: [],
        sync: null,
        decide: ({ cart }) => ({
          keep: { ...cart, choice: code === null ? { kind: "none" } : { kind: "typed", code } },
          sync: null,
          answer: null,
        }),
      });
    }),
  );

const anyQuoting = () =>
  fc.tuple(anyPick(), fc.constantFrom<PaymentWay>("online", "online", "cash")).map(([who, way]) =>
    command(`quote ${who} ${way}`, async (real) => {
      const buyer = at(real.buyers, who);
      if (buyer === undefined) return;
      const quoted = await uses(real).quote(buyer.id, { address: buyer.address, way });
      if (quoted.kind === "refused") return;
      real.quotes.set(buyer, quoted.value);
      real.orders.add(quoted.value.id);
    }),
  );

const anyPlacing = () =>
  fc.tuple(anyPick(), fc.integer({ min: 1, max: 2 })).map(([who, times]) =>
    command(`place ${who} ${times}`, async (real) => {
      const buyer = at(real.buyers, who);
      const quote = buyer === undefined ? undefined : real.quotes.get(buyer);
      if (buyer === undefined || quote === undefined) return;
      const taken = { quote: quote.id, signature: quote.signature, address: buyer.address, key: quote.id };
      const answers = await Promise.all(Array.from({ length: times }, () => uses(real).place(reader(buyer.id), taken)));
      expect(new Set(answers.map(({ kind }) => kind)).size).toBe(1);
      for (const answer of answers)
        if (answer.kind === "refused" && answer.refusal.kind === "stale" && answer.refusal.fresh.kind === "ok") {
          real.quotes.set(buyer, answer.refusal.fresh.value);
          real.orders.add(answer.refusal.fresh.value.id);
        }
      await expectSound(real, quote.id);
    }),
  );

/** From the shelf to the doorstep, or as far as it goes. */
const anyBuying = () =>
  fc
    .tuple(anyPick(), fc.array(fc.nat({ max: PRODUCTS - 1 }), { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 3 }))
    .map(([who, products, pieces]) =>
      command(`buy ${who} ${products} ${pieces}`, async (real) => {
        const buyer = at(real.buyers, who);
        if (buyer === undefined) return;
        const ids = products.map((product) => real.shop.products[product]?.id ?? "");
        await fill(real.desk, buyer, Object.fromEntries(ids.map((id) => [id, pieces])));
        const { quote, place } = uses(real);
        const quoted = await quote(buyer.id, { address: buyer.address, way: pieces === 2 ? "cash" : "online" });
        if (quoted.kind === "refused") return;
        const { id, signature, snapshot } = quoted.value;
        real.orders.add(id);
        expect((await place(reader(buyer.id), { quote: id, signature, address: buyer.address, key: null })).kind).toBe("ok");
        if (snapshot.way === "cash") return;
        const event: PaymentEvent = {
          id: `${id} paid`,
          payment: `pay_${id}`,
          kind: "captured",
          amount: snapshot.figures.total,
          at: real.clock.at,
        };
        await hearPayments({ orders: real.desk.orders, order: id, events: [event], at: real.clock.at });
        await expectSound(real, id);
      }),
    );

const anyTelling = () =>
  fc
    .tuple(
      anyPick(),
      fc.constantFrom<PaymentEvent["kind"]>("captured", "captured", "failed", "authorised"),
      fc.constantFrom(0, 0, 0, 1),
      fc.nat({ max: 2 }),
    )
    .map(([pick, kind, less, payment]) =>
      onOrder(`tell ${kind} ${less} ${payment}`, pick, async (real, order) => {
        const kept = await real.desk.orders.withId(order);
        if (kept === null) return;
        const event: PaymentEvent = {
          id: `${order} ${kind} ${payment} ${less}`,
          payment: `pay_${order}_${payment}`,
          kind,
          amount: paise(Math.max(1, kept.order.snapshot.figures.total - less)),
          at: now + 5,
        };
        const told = { orders: real.desk.orders, order, events: [event, event], at: real.clock.at };
        await Promise.all([hearPayments(told), hearPayments(told)]);
      }),
    );

const anyTurning = () =>
  fc.constantFrom(1, 14, 31, 60 * 24 * 3).map((minutes) =>
    command(`turn ${minutes}`, async ({ clock }) => {
      clock.at += minutes * MINUTE;
    }),
  );

const anyExpiring = () => anyPick().map((pick) => onOrder("expire", pick, (real, order) => uses(real).expire(order).catch(tooEarly)));

const tooEarly = (error: unknown): void => {
  if (!(error instanceof RangeError)) throw error;
};

const anyCancelling = () =>
  anyPick().map((pick) =>
    onOrder("cancel", pick, async (real, order) => {
      const kept = await real.desk.orders.withId(order);
      if (kept !== null) await uses(real).cancel(kept.order.customer, { order, places: null, reason: "changed", key: `cancel ${order}` });
    }),
  );

/** A seller, a carrier, staff or the customer does what fits the order then. */
const anyStep = () =>
  fc.tuple(anyPick(), fc.nat()).map(([pick, what]) =>
    onOrder(`step ${what}`, pick, async ({ desk, clock, buyers }, id) => {
      await desk.orders.change(id, {
        at: clock.at,
        key: null,
        events: [],
        decide({ order }) {
          const tried = attemptOf(order, { kind: "fitting", pick: what });
          const own = buyers.find((buyer) => buyer.id === order.customer);
          if (tried === null || own === undefined) return { change: null, answer: null };
          const by = tried.by.kind === "customer" ? ({ kind: "customer", id: own.id } as const) : tried.by;
          const change = changeBy(order, [{ at: clock.at, by, deed: tried.deed }]);
          return { change: change.kind === "ok" ? change.value : null, answer: null };
        },
      });
    }),
  );

const anyReturning = () =>
  fc.tuple(anyPick(), fc.constantFrom("processed", "pending", "failed" as const), fc.boolean()).map(([pick, state, isSurplus]) =>
    onOrder(`${isSurplus ? "surplus" : "refund"} ${state}`, pick, async ({ desk: { orders }, clock }, order) => {
      const kept = await orders.withId(order);
      const told = { orders, order, outcome: { state }, at: clock.at };
      if (isSurplus) for (const { payment } of kept?.payments ?? []) await hearSurplus({ ...told, payment });
      else for (const { number } of kept?.order.refunds ?? []) await hearRefund({ ...told, number });
    }),
  );

export const anyCommands = (most: number) =>
  fc.commands(
    [
      anyFilling(),
      anyChoosing(),
      anyBuying(),
      anyBuying(),
      anyQuoting(),
      anyQuoting(),
      anyPlacing(),
      anyPlacing(),
      anyTelling(),
      anyTelling(),
      anyTurning(),
      anyExpiring(),
      anyCancelling(),
      anyStep(),
      anyStep(),
      anyStep(),
      anyReturning(),
    ],
    { maxCommands: most, size: "max" },
  );

/** All that was sold, came back and was used is accounted for. Answers how many orders were placed. */
export async function expectAccounted({ desk, shop, orders }: Run): Promise<number> {
  const all = (await Promise.all([...orders].map((id) => desk.orders.withId(id)))).flatMap((kept) => (kept === null ? [] : [kept]));
  const placed = all.filter(({ order }) => order.stage === "placed").map(({ order }) => order);
  for (const { id } of shop.products)
    expect(await desk.stockOf(id)).toBe(STOCK - placed.reduce((sum, order) => sum + piecesOut(order, id), 0));
  const [few, many] = shop.coupons.map(({ code }) => code);
  const got = (code = "") => placed.filter(({ snapshot: { figures } }) => figures.coupon > 0 && figures.couponCode === code).length;
  expect(await desk.usesLeft(few ?? "")).toBe(USES - got(few));
  expect(await desk.usesLeft(many ?? "")).toBeNull();
  for (const { order, payments, ledger } of all) {
    const isKept = ledger.filter(({ kind }) => kind === "payment").length;
    const captured = new Set(payments.filter(({ kind }) => kind === "captured").map(({ payment }) => payment)).size;
    const collected = order.snapshot.way === "cash" ? order.parcels.filter(({ state }) => state === "delivered").length : 0;
    expect(isKept).toBe(captured + collected);
  }
  return placed.length;
}

/** The pieces of a product that were sold with an order and can't be sold again. */
function piecesOut({ lines, returns, history, snapshot: { figures } }: Order, product: string): number {
  const sold = figures.lines.reduce((sum, { productId, quantity }, place) => {
    const isBack = lines[place] === "cancelled" || lines[place] === "came-back";
    return productId === product && !isBack ? sum + quantity : sum;
  }, 0);
  const hasPassed = (number: number) =>
    history.some(({ deed }) => deed.kind === "return" && deed.number === number && (deed.event === "pass" || deed.event === "believe"));
  const unopened = returns.filter(({ number, reason }) => reason.kind === "change-of-mind" && hasPassed(number));
  const back = unopened.flatMap((one) => one.lines).filter(({ place }) => figures.lines[place]?.productId === product);
  return sold - back.reduce((sum, { pieces }) => sum + pieces, 0);
}
