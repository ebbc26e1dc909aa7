import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { balanceOf } from "#core/ledger/ledger.ts";
import { makeCancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { makeCloseReturn } from "#core/orders/returns/close-return.use-case.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { dueAtDoor } from "#core/orders/order/order.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { isAtItsEnd } from "#core/orders/order/parcel-state.ts";
import { paymentStateOf, stillGoingBack } from "#core/orders/money/payment-state.ts";
import { makePlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { makePreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { makeQuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { recordPayments } from "#core/orders/money/record-payments.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { refundKey } from "#core/payments/refund-key.ts";
import { NotReturned } from "#core/payments/return-surplus.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { forgetQuotes } from "#adapters/postgres/orders/forget-quotes.ts";
import { putTerms } from "#adapters/postgres/orders/terms.ts";
import { attemptOf } from "#tests/arbitraries/any-order-walk.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { by } from "#tests/builders/an-order.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Attempt } from "#tests/arbitraries/any-order-walk.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PaymentShop } from "#tests/core/payments/a-payment-shop.ts";
import type { Buyer, ShopStock } from "#tests/core/orders/a-stocked-shop.ts";

const MINUTE = 60_000;
const STOCK = 9;
const USES = 2;
const PRODUCTS = 3;

/** A shop of a run's own: products of two sellers of which there are few, and coupons of which one has few uses. */
export const shopOf = (run: string): ShopStock => ({
  products: Array.from({ length: PRODUCTS }, (_, n) =>
    aProduct(`${run} ${n}`, {
      offer: { price: paise(10_050 + n), stock: STOCK },
      gst: [0, 5, 12][n] ?? 0,
      isConsumable: n === 2,
      seller: n === 1 ? { name: "Kaveri", address: null, state: "Karnataka", gstin: "29AAACK2222B1Z6" } : aProduct("x").seller,
    }),
  ),
  coupons: [
    aCoupon({ code: `${run}FEW`, audience: "private", promise: { kind: "percentage", percent: 12.5, cap: null } }),
    aCoupon({ code: `${run}MANY`, audience: "private", promise: { kind: "rupee", amount: paise(2_000) } }),
  ],
  shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
  uses: { [`${run}FEW`]: USES },
});

/** What the commands of a run share: the real thing, with a provider that keeps books of its own, and what a test remembers of it. */
export type Run = {
  readonly db: Database;
  readonly desk: PaymentShop;
  readonly shop: ShopStock;
  readonly buyers: readonly Buyer[];
  readonly quotes: Map<Buyer, MyQuote>;
  readonly orders: Set<PayableId>;
  /** The provider's payments, with what each was made for. */
  readonly payments: Map<string, PayableId>;
  /** What of each product there would be had none been sold. */
  readonly stock: Map<string, number>;
};

/** Nothing is known beforehand of what an order may become: what must hold of it holds after each step. */
export type Model = Record<never, never>;

/** The real use cases over the desk. */
function uses({ desk: { orders, clock } }: Run) {
  const time = () => clock.at;
  const seals = { of: (text: string) => text, fits: (text: string, signature: string) => text === signature };
  const quote = makeQuoteMyOrder({ orders, seals, newId: () => crypto.randomUUID(), now: time });
  return {
    quote,
    place: makePlaceMyOrder({ orders, quoteMyOrder: quote, seals, now: time }),
    preview: makePreviewRefund({ orders, now: time }),
    cancel: makeCancelMyOrder({ orders, now: time }),
    closeReturn: makeCloseReturn({ orders, now: time }),
  };
}

type Command = fc.AsyncCommand<Model, Run>;

const command = (told: string, run: (real: Run) => Promise<void>): Command => ({
  check: () => true,
  run: async (_, real) => {
    await run(real);
    real.desk.clock.at += 1_000;
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
      known.flatMap((stored) => (stored === null || stored.order.stage === "quoted" ? [] : [stored.order.id])),
      pick,
    );
    if (order === undefined) return;
    await act(real, order);
    await expectSound(real, order);
  });

async function expectSound({ desk }: Run, id: PayableId): Promise<void> {
  const stored = await desk.orders.withId(id);
  if (stored === null) return; // Another quote took its place.
  expect(orderFaults(stored.order, stored.ledger)).toEqual([]);
  expect(balanceOf(stored.ledger, "customer")).toBe(owedBy(stored));
  const { payment } = orderView(stored, desk.clock.at);
  const due = payment.kind === "at-door" ? payment.due + payment.collected : 0;
  expect(due).toBeLessThanOrEqual(stored.order.snapshot.figures.total);
  if ("surplus" in payment) expect(payment.surplus).toBe(goesBack(stored));
}

/** What doors will collect, less what is on its way back. */
function owedBy(stored: KeptOrder): number {
  const { order } = stored;
  if (order.stage !== "placed") return 0 - goesBack(stored);
  const atDoors = order.parcels.filter(({ state }) => !isAtItsEnd(state)).reduce((sum, parcel) => sum + dueAtDoor(order, parcel), 0);
  const refunds = order.refunds.filter(({ state }) => state !== "processed").reduce((sum, { payout }) => sum + payout, 0);
  return atDoors - refunds - goesBack(stored);
}

const goesBack = (stored: KeptOrder): number => stillGoingBack(stored).reduce((sum, { amount }) => sum + amount, 0);

/** The provider may be away: what was asked of them is asked again another time. */
function unlessAway(error: unknown): null {
  if (error instanceof PortUnavailable || error instanceof NotReturned) return null;
  throw error;
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
    command(`choose ${who} ${coupon}`, async ({ buyers, desk, shop }) => {
      const buyer = at(buyers, who);
      const code = coupon === null ? null : (shop.coupons[coupon]?.code ?? null);
      if (buyer === undefined) return;
      await desk.carts.change(buyer.id, {
        at: desk.clock.at,
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

const anyBuying = () =>
  fc
    .tuple(anyPick(), fc.array(fc.nat({ max: PRODUCTS - 1 }), { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 3 }))
    .map(([who, products, pieces]) => command(`buy ${who} ${products} ${pieces}`, (real) => buy(real, who, products, pieces)));

/** From the shelf to the doorstep, or as far as it goes; two pieces are paid in cash. */
export async function buy(real: Run, who: number, products: readonly number[], pieces: number): Promise<void> {
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
  if (snapshot.way === "online" && (await begun(real, id)) !== null)
    await paid(real, id, { status: "captured", less: 0, told: "callback" });
  await expectSound(real, id);
}

/** The provider's id of an order that was begun to be paid; null: it can't be. */
async function begun({ desk, buyers }: Run, order: PayableId): Promise<string | null> {
  const stored = await desk.orders.withId(order);
  const buyer = buyers.find(({ id }) => id === stored?.order.customer);
  if (buyer === undefined) return null;
  await desk.begin(buyer.id, { payable: order, key: crypto.randomUUID() }).catch(unlessAway);
  return (await desk.openings.of(order))[0]?.providerOrder ?? null;
}

const TOLD = ["webhook", "callback", "twice at once", "by asking", "not"] as const;
type Paid = { readonly status: PaidStatus; readonly less: number; readonly told: (typeof TOLD)[number] };
type PaidStatus = "created" | "authorized" | "captured" | "failed";

/** Somebody pays on the provider's page, also where the shop has long given the order up. */
async function paid(real: Run, order: PayableId, { status, less, told }: Paid): Promise<void> {
  const [opening] = await real.desk.openings.of(order);
  if (opening === undefined) return;
  const payment = real.desk.standIn.pay(opening.providerOrder, status, opening.amount - less);
  real.payments.set(payment, order);
  await tellOf(real, payment, told);
}

async function tellOf({ desk, payments }: Run, payment: string, given: Paid["told"]): Promise<void> {
  const order = payments.get(payment);
  const status = String(desk.standIn.payments.get(payment)?.status);
  if (order === undefined || given === "not" || status === "created") return;
  const telling = desk.standIn.telling(`payment.${status}`, payment);
  if (given === "by asking") await desk.reconcile(order).catch(unlessAway);
  else if (given === "webhook") expect(await desk.hear(telling)).toBe("heard");
  else if (given === "callback") await desk.callback(desk.standIn.broughtBy(payment));
  else await Promise.all([desk.hear(telling), desk.hear(telling), desk.reconcile(order).catch(unlessAway)]);
}

const anyBeginning = () => anyPick().map((pick) => onOrder("begin", pick, (real, order) => begun(real, order)));

const anyPaying = () =>
  fc
    .tuple(
      anyPick(),
      fc.constantFrom<PaidStatus>("captured", "captured", "captured", "failed", "authorized", "created"),
      fc.constantFrom(0, 0, 0, 0, 1),
      fc.constantFrom(...TOLD),
    )
    .map(([pick, status, less, told]) =>
      onOrder(`pay ${status} ${less} ${told}`, pick, (real, order) => paid(real, order, { status, less, told })),
    );

/** What became of a payment whose end was open, or that is told once more. */
const anySettling = () =>
  fc.tuple(anyPick(), fc.constantFrom("captured", "captured", "failed", null), fc.constantFrom(...TOLD)).map(([pick, status, told]) =>
    command(`settle ${pick} ${status} ${told}`, async (real) => {
      const payment = at(real.payments.keys(), pick);
      if (payment === undefined) return;
      const isOpen = ["created", "authorized", "failed"].includes(String(real.desk.standIn.payments.get(payment)?.status));
      if (isOpen && status !== null) real.desk.standIn.settle(payment, status);
      await tellOf(real, payment, told);
      const order = real.payments.get(payment);
      if (order !== undefined) await expectSound(real, order);
    }),
  );

/** Money that comes online for an order that is paid at the door. */
const anyMistake = () =>
  fc.tuple(anyPick(), fc.constantFrom(0, 1)).map(([pick, less]) =>
    onOrder(`mistake ${less}`, pick, async ({ desk, payments }, order) => {
      const stored = await desk.orders.withId(order);
      if (stored === null || stored.order.snapshot.way === "online") return;
      const amount = paise(stored.order.snapshot.figures.total - less);
      const payment = desk.standIn.pay(`order_of_${order}`, "captured", amount);
      payments.set(payment, order);
      const event = { id: `${payment}/captured`, provider: "razorpay", payment, kind: "captured", amount, at: desk.clock.at } as const;
      await recordPayments({ orders: desk.orders, order, events: [event], at: desk.clock.at });
    }),
  );

/** Their server can't be reached, or can again. */
const anyMood = () =>
  fc.constantFrom("gone", "well", "well").map((kind) =>
    command(`provider ${kind}`, async ({ desk }) => {
      desk.standIn.mood = { kind };
    }),
  );

const anyTurning = () =>
  fc.constantFrom(1, 14, 31, 60 * 24 * 3).map((minutes) =>
    command(`turn ${minutes}`, async ({ desk: { clock } }) => {
      clock.at += minutes * MINUTE;
    }),
  );

const anyExpiring = () => anyPick().map((pick) => onOrder("expire", pick, ({ desk }, order) => desk.expire(order).catch(tooEarly)));

const anyLooking = () => anyPick().map((pick) => onOrder("look", pick, ({ desk }, order) => desk.reconcile(order).catch(unlessAway)));

/** What paying online takes off, from the next quote on. */
const anyTerms = () =>
  fc
    .constantFrom<CheckoutTerms["prepaid"]>(null, prepaid(3.5), prepaid(3.5), prepaid(12))
    .map((terms) => command(`terms ${terms?.percent ?? "none"}`, ({ db }) => putTerms(db, { ...USUAL_TERMS, prepaid: terms })));

const prepaid = (percent: number) => ({ percent, maximum: paise(2_001), minimumOrder: paise(15_000) });

/** What is done each day, and what stands in the shop is written anew. */
const anyChore = () =>
  fc.tuple(anyPick(), fc.nat({ max: STOCK }), fc.constantFrom(0, 0, 100)).map(([which, pieces, dearer]) =>
    command(`import ${which} ${pieces} ${dearer}`, async (real) => {
      await forgetQuotes(real.db, real.desk.clock.at);
      const product = at(real.shop.products, which);
      if (product === undefined) return;
      await real.desk.restock(dearerBy(product, dearer), pieces);
      const placed = (await keptOf(real)).filter(({ order }) => order.stage === "placed");
      real.stock.set(product.id, pieces + placed.reduce((sum, { order }) => sum + piecesOut(order, product.id), 0));
    }),
  );

const dearerBy = (product: ProductDetails, more: number): ProductDetails => ({
  ...product,
  offer: product.offer === null ? null : { ...product.offer, price: paise(product.offer.price + more) },
});

const tooEarly = (error: unknown): void => {
  if (!(error instanceof RangeError)) throw error;
};

/** The whole, or some of it; what goes back was shown before. */
const anyCancelling = () =>
  fc.tuple(anyPick(), fc.constantFrom(null, [0], [1], [0, 1])).map(([pick, places]) =>
    onOrder(`cancel ${places}`, pick, async (real, order) => {
      const stored = await real.desk.orders.withId(order);
      if (stored === null) return;
      const { customer, refunds, lines } = stored.order;
      const wanted = places ?? lines.flatMap((line, place) => (line === "ordered" ? [place] : []));
      const shown = await uses(real).preview(customer, { order, kind: "cancel", places: wanted });
      const done = await uses(real).cancel(customer, { order, places: wanted, reason: "changed", key: crypto.randomUUID() });
      expect(done.kind).toBe(shown.kind);
      if (shown.kind === "refused" || done.kind === "refused") return;
      const made = done.value.refunds[refunds.length];
      expect([made?.total ?? 0, made?.payout ?? 0, made?.lines ?? []]).toEqual([shown.value.total, shown.value.payout, shown.value.lines]);
    }),
  );

/** A seller, a carrier, staff or the customer does what fits the order then; lines are cancelled by the shop as well. */
const anyStep = () =>
  fc.tuple(anyPick(), fc.nat(), fc.boolean()).map(([pick, what, isByShop]) =>
    onOrder(`step ${what} ${isByShop}`, pick, async ({ desk, buyers }, id) => {
      const { orders, clock } = desk;
      await orders.change(id, {
        at: clock.at,
        key: null,
        events: [],
        decide({ order }) {
          const tried = attemptOf(order, { kind: "fitting", pick: what });
          const own = buyers.find((buyer) => buyer.id === order.customer);
          if (tried === null || own === undefined || !isDoneByHand(desk, order, tried)) return { change: null, answer: null };
          const isOwn = tried.by.kind === "customer" && !(isByShop && tried.deed.kind === "cancel");
          const who = isOwn ? ({ kind: "customer", id: own.id } as const) : by.staff;
          const change = changeBy(order, [{ at: clock.at, by: who, deed: tried.deed }]);
          return { change: change.kind === "ok" ? change.value : null, answer: null };
        },
      });
    }),
  );

/** Staff give refunds up that were not sent or have failed, and pay what the provider doesn't have; what they have is theirs to tell of. */
function isDoneByHand({ standIn }: PaymentShop, order: Order, { deed }: Attempt): boolean {
  if (deed.kind !== "refund" || deed.event === "give-up") return true;
  const isManual = order.refunds[deed.number - 1]?.state === "manual";
  const sent = [...standIn.refunds.values()].find((refund) => keyOf(refund) === refundKey(order, deed.number));
  return deed.event === "process" && isManual && (sent === undefined || sent.status === "failed");
}

const keyOf = ({ notes }: Readonly<Record<string, unknown>>): unknown =>
  typeof notes === "object" && notes !== null && "key" in notes ? notes.key : null;

/** Money is sent back: once, by several at once, or by somebody who is killed before it is noted. */
const anySending = () =>
  fc.tuple(anyPick(), fc.constantFrom("once", "at once", "killed" as const)).map(([pick, how]) =>
    onOrder(`send ${how}`, pick, async ({ desk }, order) => {
      const stored = await desk.orders.withId(order);
      if (stored === null) return;
      const paying = paymentStateOf(stored);
      for (const { number, payout, state } of stored.order.refunds)
        if (how === "killed" && state === "initiated" && paying.kind === "paid" && paying.decidedBy !== null)
          await desk.provider
            .refund({ payment: paying.decidedBy.payment, amount: payout, key: refundKey(stored.order, number) })
            .catch(unlessAway);
        else await atOnce(how, () => desk.sendRefund(order, number).catch(unlessAway));
      for (const { payment } of stillGoingBack(stored)) await atOnce(how, () => desk.returnSurplus(order, payment).catch(unlessAway));
    }),
  );

const atOnce = (how: string, send: () => Promise<unknown>) => Promise.all(Array.from({ length: how === "at once" ? 2 : 1 }, send));

/** What the provider comes to with money on its way back, told or not. */
const anyReturning = () =>
  fc.tuple(anyPick(), fc.constantFrom("processed", "processed", "failed" as const), fc.boolean()).map(([pick, state, isTold]) =>
    command(`refund ${pick} ${state} ${isTold}`, async (real) => {
      const { standIn } = real.desk;
      const refund = at(standIn.refunds.values(), pick);
      if (refund === undefined || refund.status === "processed") return;
      if (refund.status === "pending") standIn.settle(refund.id, state);
      if (isTold) await real.desk.hear(standIn.telling(`refund.${refund.status}`, refund.id));
      const order = real.payments.get(String(refund["payment_id"]));
      if (order !== undefined) await expectSound(real, order);
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
      anyBeginning(),
      anyPaying(),
      anyPaying(),
      anySettling(),
      anyMistake(),
      anyMood(),
      anyTurning(),
      anyExpiring(),
      anyLooking(),
      anyChore(),
      anyTerms(),
      anyTerms(),
      anyCancelling(),
      anyCancelling(),
      anyStep(),
      anyStep(),
      anyStep(),
      anySending(),
      anyReturning(),
      anyReturning(),
    ],
    { maxCommands: most, size: "max" },
  );

const keptOf = async ({ orders, desk }: Run): Promise<readonly KeptOrder[]> =>
  (await Promise.all([...orders].map((id) => desk.orders.withId(id)))).flatMap((stored) => (stored === null ? [] : [stored]));

/**
 * The provider is back and comes to an end with all that was open there; then every job is done that was put for an order, until none is
 * new.
 */
export async function settleAll(
  { db, desk, orders }: Run,
  closeReturn: (order: PayableId, number: number) => Promise<void>,
): Promise<void> {
  desk.standIn.mood = { kind: "well" };
  for (const { id, status } of desk.standIn.payments.values()) if (status === "created") desk.standIn.settle(id, "failed");
  const done = new Set<string>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    desk.clock.at += 8 * 24 * 60 * MINUTE;
    const { rows } = await sql<{ id: string; name: string; data: { order: string; refund: number; payment: string; return: number } }>`
      select id, name, data from jobs.job where data ->> 'order' = any(${[...orders]}) order by start_after, id`.execute(db);
    for (const { id, name, data } of rows) {
      if (done.has(id)) continue;
      done.add(id);
      isNew = true;
      const order = payableId(data.order);
      const { orders: stored } = desk;
      if ((await stored.withId(order)) === null) continue;
      if (name === "expire-order") await desk.expire(order);
      else if (name === "send-refund") await desk.sendRefund(order, data.refund);
      else if (name === "return-surplus") await desk.returnSurplus(order, data.payment).catch(unlessAway);
      else if (name === "close-return") await closeReturn(order, data.return);
    }
    for (const refund of desk.standIn.refunds.values()) if (refund.status === "pending") desk.standIn.settle(refund.id, "processed");
    for (const { name, data } of rows) if (name === "reconcile-payments") await desk.reconcile(payableId(data.order));
  }
}

/** All that was sold, came back and was used is accounted for, here and at the provider. Answers how many orders were placed. */
export async function expectAccounted(real: Run): Promise<number> {
  await settleAll(real, uses(real).closeReturn);
  const { desk, shop, stock } = real;
  const all = await keptOf(real);
  const placed = all.filter(({ order }) => order.stage === "placed").map(({ order }) => order);
  for (const { id } of shop.products)
    expect(await desk.stockOf(id)).toBe((stock.get(id) ?? STOCK) - placed.reduce((sum, order) => sum + piecesOut(order, id), 0));
  const [few, many] = shop.coupons.map(({ code }) => code);
  const got = (code = "") => placed.filter(({ snapshot: { figures } }) => figures.coupon > 0 && figures.couponCode === code).length;
  expect(await desk.usesLeft(few ?? "")).toBe(USES - got(few));
  expect(await desk.usesLeft(many ?? "")).toBeNull();
  for (const stored of all) {
    await expectSound(real, stored.order.id);
    expectBooksAgree(real, stored);
  }
  return placed.length;
}

/** What the provider has taken and given back is what the ledger says, and nobody's money is left there that isn't the shop's. */
function expectBooksAgree({ desk: { standIn }, payments }: Run, stored: KeptOrder): void {
  const { order, ledger } = stored;
  const isTaken = (payment: string) => payments.get(payment) === order.id && standIn.payments.get(payment)?.["captured"] === true;
  const taken = [...standIn.payments.values()].filter(({ id }) => isTaken(id));
  const refunds = [...standIn.refunds.values()].filter((refund) => isTaken(String(refund["payment_id"])));
  const back = refunds.filter(({ status }) => status === "processed");
  const amount = (of: readonly Readonly<Record<string, unknown>>[]) => of.reduce((sum, one) => sum + Number(one["amount"]), 0);
  expect(balanceOf(ledger, "provider")).toBe(amount(taken) - amount(back));
  const collected = order.snapshot.way === "cash" ? order.parcels.filter(({ state }) => state === "delivered").length : 0;
  expect(ledger.filter(({ kind }) => kind === "payment").length).toBe(taken.length + collected);
  if (order.stage !== "placed" || order.snapshot.way === "online")
    expect(order.refunds.filter(({ state }) => state === "initiated" || state === "pending")).toEqual([]);
  if (refunds.length > back.length) return; // Staff see to what has failed.
  expect(goesBack(stored)).toBe(0);
  for (const { id, amount: whole } of taken) {
    const gone = amount(back.filter((refund) => refund["payment_id"] === id));
    const isKept = order.stage === "placed" && paymentStateOf(stored).decidedBy?.payment === id;
    expect(gone).toBe(isKept ? paidByProvider(stored) : whole);
  }
}

const paidByProvider = ({ order, ledger }: KeptOrder): number =>
  ledger
    .filter(({ kind, key }) => kind === "payout" && key.startsWith(`${order.id}/payout/`))
    .reduce((sum, one) => sum - balanceOf([one], "provider"), 0);

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
