import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import { returned } from "#core/payments/payment-entries.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { anOrder, aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;

/** Two sellers: two pieces of one thing from Pune, one of another that is used up from Mysuru. */
const two = {
  cart: aCheckoutCart({
    lines: [
      anOrderedLine({ id: "oil", title: "Narayana Oil", quantity: 2, rupees: 150 }),
      anOrderedLine({ id: "tea", title: "Tulsi Tea", seller: inMysuru, isConsumable: true }),
    ],
    shipping: { basic: { minimumOrder: paise(100_000), charge: paise(4_950) }, weightExceed: null },
  }),
};
const product = { shows: "product", file: fileId("picture-1") } as const;

describe("an order as its customer sees it", () => {
  it("tells the states that each parcel came to with their moments, and those still to come without", () => {
    const shipped = (["confirm", "pack", "ship"] as const).reduce(
      (order, event, step) => done(order, ordersDay + step * MINUTE, by.staff, { kind: "parcel", parcel: 0, event }),
      aPlacedOrder(two),
    );
    const { parcels, state } = orderView(kept(shipped), ordersDay);
    expect(parcels.map(({ number, seller, places }) => [number, seller.name, places])).toEqual([
      ["NM10000001-1", "Sahyadri Herbals", [0]],
      ["NM10000001-2", "Kaveri Naturals", [1]],
    ]);
    expect(parcels[0]?.timeline).toEqual([
      { state: "placed", at: ordersDay },
      { state: "confirmed", at: ordersDay },
      { state: "packed", at: ordersDay + MINUTE },
      { state: "shipped", at: ordersDay + 2 * MINUTE },
      { state: "out-for-delivery", at: null },
      { state: "delivered", at: null },
    ]);
    expect(parcels[0]?.expected).toEqual({ earliest: "2026-11-22", latest: "2026-11-24" });
    expect(state).toBe("placed");
  });

  it("says nothing is to come once a parcel is delivered, lost or cancelled, and that one on its way back is to arrive there", () => {
    const at = (event: "deliver" | "lose" | "turn-back") => {
      const shipped = (["confirm", "pack", "ship", event] as const).reduce(
        (order, next) => done(order, ordersDay, by.staff, { kind: "parcel", parcel: 0, event: next }),
        aPlacedOrder(),
      );
      return orderView(kept(shipped), ordersDay).parcels[0];
    };
    expect(at("deliver")?.timeline.at(-1)).toEqual({ state: "delivered", at: ordersDay });
    expect(at("lose")?.timeline.at(-1)).toEqual({ state: "lost", at: ordersDay });
    expect(at("turn-back")?.timeline.slice(-2)).toEqual([
      { state: "rto-initiated", at: ordersDay },
      { state: "rto-received", at: null },
    ]);
    expect(at("turn-back")?.expected).toBeNull();
  });

  it("offers to cancel a line until its parcel has left, and says why not later", () => {
    const shipped = (["confirm", "pack", "ship"] as const).reduce(
      (order, event) => done(order, ordersDay, by.staff, { kind: "parcel", parcel: 0, event }),
      aPlacedOrder(two),
    );
    const cancelled = done(shipped, ordersDay, by.customer, { kind: "cancel", places: [1], reason: "changed-mind" });
    const cancelling = (order = aPlacedOrder(two)) => orderView(kept(order), ordersDay).lines.map((line) => line.cancelling);
    expect(cancelling()).toEqual([{ kind: "possible" }, { kind: "possible" }]);
    expect(cancelling(shipped)).toEqual([{ kind: "impossible", because: "sent" }, { kind: "possible" }]);
    expect(cancelling(cancelled)[1]).toEqual({ kind: "impossible", because: "cancelled" });
    expect(cancelling(delivered(aPlacedOrder(two)))[0]).toEqual({ kind: "impossible", because: "over" });
    expect(cancelling(anOrder(two))[0]).toEqual({ kind: "impossible", because: "unpaid" });
  });

  it("offers to return what was delivered until the end of the seventh day, what is used up for no change of mind", () => {
    const order = delivered(delivered(aPlacedOrder(two)), 1);
    const returning = (now: number) => orderView(kept(order), now).lines.map((line) => line.returning);
    expect(returning(ordersDay + 7 * DAY)).toEqual([
      {
        kind: "possible",
        pieces: 2,
        until: "2026-11-27",
        reasons: ["damaged", "wrong", "missing", "short-dated", "change-of-mind"],
        shortDatedBefore: "2027-02-20",
      },
      {
        kind: "possible",
        pieces: 1,
        until: "2026-11-27",
        reasons: ["damaged", "wrong", "missing", "short-dated"],
        shortDatedBefore: "2027-02-20",
      },
    ]);
    expect(returning(ordersDay + 8 * DAY)[0]).toEqual({ kind: "impossible", because: "window-over", last: "2026-11-27" });
    expect(orderView(kept(aPlacedOrder(two)), ordersDay).lines[0]?.returning).toEqual({ kind: "impossible", because: "not-delivered" });
  });

  it("offers only the pieces that are neither back nor asked back", () => {
    const order = delivered(aPlacedOrder(two));
    const ask = (from: typeof order) =>
      done(from, ordersDay, by.customer, {
        kind: "ask-return",
        request: { lines: [{ place: 0, pieces: 1 }], reason: { kind: "damaged" }, pictures: [product] },
      });
    const left = (from: typeof order) => orderView(kept(from), ordersDay).lines[0]?.returning;
    expect(left(ask(order))).toMatchObject({ kind: "possible", pieces: 1 });
    expect(left(ask(ask(order)))).toEqual({ kind: "impossible", because: "asked" });
  });

  it("tells of a return its way, and of its refund what brought it about", () => {
    const asked = done(delivered(aPlacedOrder(two)), ordersDay, by.customer, {
      kind: "ask-return",
      request: { lines: [{ place: 0, pieces: 1 }], reason: { kind: "damaged" }, pictures: [product] },
    });
    const approved = done(asked, ordersDay + 1, by.staff, { kind: "return", number: 1, event: "approve" });
    expect(orderView(kept(approved), ordersDay).returns).toMatchObject([
      {
        number: 1,
        state: "approved",
        askedAt: ordersDay,
        refund: null,
        timeline: [
          { state: "requested", at: ordersDay },
          { state: "approved", at: ordersDay + 1 },
          { state: "picked-up", at: null },
          { state: "received", at: null },
          { state: "qc-passed", at: null },
        ],
      },
    ]);
    const passed = (["pick-up", "receive", "pass"] as const).reduce(
      (order, event) => done(order, ordersDay + 2, by.staff, { kind: "return", number: 1, event }),
      approved,
    );
    const view = orderView(kept(passed), ordersDay);
    expect(view.returns[0]?.refund).toBe(1);
    expect(view.refunds).toMatchObject([{ number: 1, at: ordersDay + 2, cause: { kind: "return", number: 1 }, fault: "ours" }]);
    expect(view.lines[0]).toMatchObject({ state: "partly-returned", gone: 1 });
  });

  it("tells who cancelled, and of what never arrived why money goes back", () => {
    const mine = done(aPlacedOrder(two), ordersDay, by.customer, { kind: "cancel", places: [0], reason: "found-cheaper" });
    const shops = done(mine, ordersDay, by.staff, { kind: "cancel", places: [1], reason: "out of stock" });
    expect(orderView(kept(shops), ordersDay).refunds.map(({ cause }) => cause)).toEqual([
      { kind: "cancel", by: "customer", reason: "found-cheaper" },
      { kind: "cancel", by: "shop", reason: "out of stock" },
    ]);
    const lost = (["confirm", "pack", "ship", "lose"] as const).reduce(
      (order, event) => done(order, ordersDay, by.staff, { kind: "parcel", parcel: 0, event }),
      aPlacedOrder(),
    );
    expect(orderView(kept(lost), ordersDay).refunds[0]?.cause).toEqual({ kind: "not-delivered", parcel: 0, because: "lost" });
  });
});

describe("an order's payment as its customer sees it", () => {
  const asked = done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });
  const { total } = asked.snapshot.figures;
  const event = (kind: PaymentEvent["kind"], given: Partial<PaymentEvent> = {}): PaymentEvent => ({
    id: `${kind}-1`,
    provider: "razorpay",
    payment: "pay-1",
    kind,
    amount: total,
    at: ordersDay + MINUTE,
    ...given,
  });
  const until = ordersDay + 30 * MINUTE;

  it("waits for half an hour, is being checked where money may have been taken, and has failed where it was not", () => {
    const failed = done(asked, ordersDay, by.provider, { kind: "stage", event: "fail" });
    const expired = done(asked, until, by.clock, { kind: "stage", event: "expire" });
    const seen = (order = asked, payments: readonly PaymentEvent[] = []) => orderView(kept(order, { payments }), ordersDay).payment;
    expect(seen()).toEqual({ kind: "waiting", until, surplus: 0 });
    expect(seen(asked, [event("authorised")])).toEqual({ kind: "being-checked", until, surplus: 0 });
    expect(seen(failed, [event("failed")])).toEqual({ kind: "failed", until, surplus: 0 });
    expect(seen(expired)).toEqual({ kind: "expired", isGivenUp: false, surplus: 0 });
    expect(seen(expired, [event("captured", { amount: paise(100) })])).toEqual({ kind: "expired", isGivenUp: false, surplus: 100 });
    expect(seen(expired, [event("captured")])).toEqual({ kind: "expired", isGivenUp: false, surplus: total });
    expect(seen(expired, [event("authorised")])).toEqual({ kind: "being-checked", until, surplus: 0 });
  });

  it("is paid since the moment at which it was captured; a second payment goes back", () => {
    const again = event("captured", { id: "again", payment: "pay-2", at: ordersDay + 2 * MINUTE });
    const view = orderView(kept(aPlacedOrder(), { payments: [event("captured"), again] }), ordersDay);
    const second = { amount: total, at: ordersDay + 2 * MINUTE };
    expect(view.payment).toEqual({ kind: "paid", at: ordersDay + MINUTE, surplus: total, secondPayments: [{ ...second, backAt: null }] });
    const { ledger } = kept(aPlacedOrder());
    const back = kept(aPlacedOrder(), { payments: [event("captured"), again], ledger: [...ledger, returned(asked, again, ordersDay)] });
    expect(orderView(back, ordersDay).payment).toEqual({
      kind: "paid",
      at: ordersDay + MINUTE,
      surplus: 0,
      secondPayments: [{ ...second, backAt: ordersDay }],
    });
  });

  it("may be made for half an hour after it was first asked for, whenever it was quoted and tried again", () => {
    const later = done(anOrder(), ordersDay + MINUTE, by.customer, { kind: "stage", event: "ask" });
    const failed = done(later, ordersDay + 2 * MINUTE, by.provider, { kind: "stage", event: "fail" });
    const again = done(failed, ordersDay + 3 * MINUTE, by.customer, { kind: "stage", event: "retry" });
    for (const [order, kind] of [
      [later, "waiting"],
      [failed, "failed"],
      [again, "waiting"],
    ] as const)
      expect(orderView(kept(order), ordersDay).payment).toEqual({ kind, until: until + MINUTE, surplus: 0 });
    const checked = kept(failed, { payments: [event("authorised")] });
    expect(orderView(checked, ordersDay).payment).toEqual({ kind: "being-checked", until: until + MINUTE, surplus: 0 });
  });

  it("was made when staff noted it, where nothing was told of it; and is none of what costs nothing", () => {
    const noted = done(asked, ordersDay + 5 * MINUTE, by.staff, { kind: "stage", event: "pay" });
    expect(orderView(kept(noted), ordersDay).payment).toEqual({ kind: "paid", at: ordersDay + 5 * MINUTE, surplus: 0, secondPayments: [] });
    const free = aPlacedOrder({ cart: aCheckoutCart({ lines: [anOrderedLine({ rupees: 0 })] }) });
    expect(orderView(kept(free), ordersDay).payment).toEqual({ kind: "nothing-to-pay" });
  });

  it("at the door is due parcel by parcel, less what was cancelled", () => {
    const order = aPlacedOrder(two, "cash");
    const { total } = order.snapshot.figures;
    expect(orderView(kept(order), ordersDay).payment).toEqual({ kind: "at-door", due: total, collected: 0 });
    const first = orderView(kept(order), ordersDay).parcels[0]?.dueAtDoor ?? 0;
    expect(orderView(kept(delivered(order)), ordersDay).payment).toEqual({ kind: "at-door", due: total - first, collected: first });
  });
});

describe("an order in a list", () => {
  it("tells what a card shows of it, as its own page does", () => {
    const order = delivered(aPlacedOrder(two));
    const [summary, view] = [orderSummary(kept(order), ordersDay), orderView(kept(order), ordersDay)];
    expect(summary).toMatchObject({
      id: view.id,
      number: view.number,
      state: "placed",
      total: view.figures.total,
      deliveredAt: ordersDay,
    });
    expect(summary.lines.map(({ product, quantity, state }) => [product.title, quantity, state])).toEqual([
      ["Narayana Oil", 2, "delivered"],
      ["Tulsi Tea", 1, "ordered"],
    ]);
    expect(summary.parcels.map(({ state }) => state)).toEqual(["delivered", "placed"]);
    expect(summary.stays).toBe(summary.total);
  });

  it("tells what stays of its total once a line was cancelled, and nothing where all were", () => {
    const some = done(aPlacedOrder(two), ordersDay, by.customer, { kind: "cancel", places: [0], reason: "found-cheaper" });
    const { stays, total } = orderSummary(kept(some), ordersDay);
    const [refund] = orderView(kept(some), ordersDay).refunds;
    expect([stays, Number(refund?.total) > 0]).toEqual([total - Number(refund?.total), true]);
    const all = done(some, ordersDay, by.customer, { kind: "cancel", places: [1], reason: "found-cheaper" });
    expect(orderSummary(kept(all), ordersDay).stays).toBe(0);
  });
});
