import { describe, expect, it } from "vitest";
import { balanceOf } from "#core/ledger/ledger.ts";
import { fileId } from "#core/files/file-id.ts";
import { captured, returned, returnedByHand } from "#core/payments/payment-entries.ts";
import { movesBetween, undonePayments } from "#core/orders/order/money-moves.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, inPune, ordersDay } from "#tests/builders/a-checkout.ts";
import { anOrder, aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

const cart = aCheckoutCart({
  lines: [anOrderedLine({ id: "a", rupees: 112, gst: 12 }), anOrderedLine({ id: "b", rupees: 105, gst: 5, seller: inMysuru })],
  coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(2_000) } })],
  shipping: { basic: { minimumOrder: paise(1_000_000), charge: paise(4_000) }, weightExceed: null },
});
const paid: PaymentEvent = { id: "e", provider: "razorpay", payment: "pay-1", kind: "captured", amount: paise(23_700), at: ordersDay };
const placed = aPlacedOrder({ cart });
const sale = movesBetween(anOrder({ cart }), placed, ordersDay);
const postingsOf = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.flatMap(({ postings }) => postings.map(({ account, amount }) => [account, amount])));

describe("the money of an order", () => {
  it("is what the customer owes, what was given and whose it is, tax apart, once it is placed", () =>
    expect(postingsOf(sale)).toEqual({
      customer: 23_700,
      "coupon-discount": 2_000,
      shipping: -4_000,
      cgst: -657, // 12,265 × 6 / 112
      sgst: -657,
      igst: -545, // 11,435 × 5 / 105
      [`seller:${inPune.gstin}`]: -9_886,
      [`seller:${inMysuru.gstin}`]: -9_955,
    }));

  it("is settled once it was paid, and again once all went back", () => {
    const ledger = [...sale, captured(placed, paid)];
    expect([balanceOf(ledger, "customer"), balanceOf(ledger, "provider")]).toEqual([0, 23_700]);
    expect(orderFaults(placed, ledger)).toEqual([]);

    let order: Order = placed;
    for (const [actor, action] of [
      [by.customer, { kind: "cancel", places: [0], reason: "" }],
      [by.customer, { kind: "cancel", places: [1], reason: "" }],
      [by.staff, { kind: "refund", number: 1, event: "send" }],
      [by.provider, { kind: "refund", number: 1, event: "process" }],
      [by.staff, { kind: "refund", number: 2, event: "send" }],
      [by.provider, { kind: "refund", number: 2, event: "fail" }],
      [by.staff, { kind: "refund", number: 2, event: "give-up" }],
      [by.staff, { kind: "refund", number: 2, event: "process" }],
    ] as const) {
      const next = done(order, ordersDay, actor, action);
      ledger.push(...movesBetween(order, next, ordersDay));
      order = next;
    }
    expect(ledger.map(({ key }) => key)).toEqual([
      "order-1/sale",
      "order-1/payment/pay-1",
      "order-1/refund/1",
      "order-1/refund/2",
      "order-1/payout/1",
      "order-1/payout/2",
    ]);
    for (const account of ["customer", "coupon-discount", "shipping", "cgst", "igst", `seller:${inPune.gstin}`] as const)
      expect([account, balanceOf(ledger, account)]).toEqual([account, 0]);
    const [first, second] = order.refunds;
    expect(balanceOf(ledger, "bank")).toBe(0 - (second?.payout ?? 0));
    expect(balanceOf(ledger, "provider")).toBe(23_700 - (first?.payout ?? 0));
    expect(orderFaults(order, ledger)).toEqual([]);
  });

  it("goes back from whoever says that they paid, also where staff had taken the refund over", () => {
    const given = [
      [by.customer, { kind: "cancel", places: [0], reason: "" }],
      [by.staff, { kind: "refund", number: 1, event: "give-up" }],
    ] as const;
    const manual = given.reduce<Order>((order, [actor, action]) => done(order, ordersDay, actor, action), placed);
    const payerOf = (actor: Actor) =>
      movesBetween(manual, done(manual, ordersDay, actor, { kind: "refund", number: 1, event: "process" }), ordersDay)
        .flatMap(({ postings }) => postings)
        .find(({ amount }) => amount < 0)?.account;
    expect([payerOf(by.staff), payerOf(by.provider)]).toEqual(["bank", "provider"]);
  });

  it("goes back from the provider where staff say that they paid what was sent, and from the bank what was paid at the door", () => {
    const sent = done(placed, ordersDay, by.customer, { kind: "cancel", places: [0], reason: "" });
    const pending = done(sent, ordersDay, by.staff, { kind: "refund", number: 1, event: "send" });
    const home = delivered(aPlacedOrder({ cart }, "cash"));
    const request = {
      lines: [{ place: 0, pieces: 1 }],
      reason: { kind: "damaged" },
      pictures: [{ shows: "product", file: fileId("f") }],
    } as const;
    const back = (["approve", "believe"] as const).reduce(
      (order, event) => done(order, ordersDay, by.staff, { kind: "return", number: 1, event }),
      done(home, ordersDay, by.customer, { kind: "ask-return", request }),
    );
    const manual = done(back, ordersDay, by.clock, { kind: "refund", number: 1, event: "give-up" });
    const payers = [pending, manual].map((order) =>
      movesBetween(order, done(order, ordersDay, by.staff, { kind: "refund", number: 1, event: "process" }), ordersDay).map(
        ({ key, kind, postings }) => [key, kind, postings.find(({ amount }) => amount < 0)?.account],
      ),
    );
    expect(payers).toEqual([[["order-1/payout/1", "payout", "provider"]], [["order-1/payout/1", "payout", "bank"]]]);
  });

  it("is collected by the carrier at the door", () => {
    const cash = aPlacedOrder({ cart }, "cash");
    const home = delivered(cash);
    const [collected, ...more] = movesBetween(cash, home, ordersDay);
    expect(more).toEqual([]);
    expect(collected?.key).toBe("order-1/collected/0");
    expect(movesBetween(home, delivered(home, 1), ordersDay).map(({ key }) => key)).toEqual(["order-1/collected/1"]);
    expect(collected?.postings).toEqual([
      { account: "customer", amount: -12_265 },
      { account: "courier", amount: 12_265 },
    ]);
  });

  it("that the order didn't need goes back", () => {
    const ledger = [captured(placed, paid), returned(placed, paid, ordersDay)];
    expect([balanceOf(ledger, "customer"), balanceOf(ledger, "provider")]).toEqual([0, 0]);
  });

  it("that the order didn't need and the provider won't send back goes back from the bank", () => {
    const ledger = [captured(placed, paid), returnedByHand(placed, paid, ordersDay)];
    const accounts = ["customer", "provider", "bank"] as const;
    expect(accounts.map((account) => balanceOf(ledger, account))).toEqual([0, paid.amount, 0 - paid.amount]);
    expect([...undonePayments(placed, ledger)]).toEqual(ledger.map(({ key }) => key));
  });

  it("that one door collected is not for another that has still to: what goes back of it is no fault", () => {
    let order: Order = aPlacedOrder({ cart }, "cash");
    const ledger = [...movesBetween(anOrder({ cart }, "cash"), order, ordersDay)];
    const pictures = [{ shows: "product", file: fileId("f") }] as const;
    for (const [actor, action] of [
      ...(["confirm", "pack", "ship", "deliver"] as const).map((event) => [by.staff, { kind: "parcel", parcel: 1, event }] as const),
      [by.customer, { kind: "ask-return", request: { lines: [{ place: 1, pieces: 1 }], reason: { kind: "damaged" }, pictures } }],
      [by.staff, { kind: "return", number: 1, event: "approve" }],
      [by.staff, { kind: "return", number: 1, event: "believe" }],
      [by.staff, { kind: "refund", number: 1, event: "send" }],
      [by.staff, { kind: "refund", number: 1, event: "process" }],
    ] as const) {
      const next = done(order, ordersDay, actor, action);
      ledger.push(...movesBetween(order, next, ordersDay));
      order = next;
    }
    expect(order.refunds.map(({ payout, state }) => [payout > 0, state])).toEqual([[true, "processed"]]);
    expect(orderFaults(order, ledger)).toEqual([]);
  });

  it("that came online for an order that is paid at the door goes back, and settles nothing of what is owed there", () => {
    const cash = aPlacedOrder({ cart }, "cash");
    const owed = movesBetween(anOrder({ cart }, "cash"), cash, ordersDay);
    const mistaken = { ...paid, amount: paise(paid.amount - 1) };
    const [came, went] = [captured(cash, mistaken), returned(cash, mistaken, ordersDay)];
    for (const ledger of [owed, [...owed, came], [...owed, came, went]]) expect(orderFaults(cash, ledger)).toEqual([]);

    const another = { ...mistaken, payment: "pay-2" };
    const more = returned(cash, { ...mistaken, amount: paid.amount }, ordersDay);
    expect(orderFaults(cash, [...owed, returned(cash, another, ordersDay)])).toMatchObject([{ kind: "paid-out-above-owed", owed: 0 }]);
    expect(orderFaults(cash, [...owed, came, more])).toMatchObject([{ kind: "paid-out-above-owed", owed: 0 }]);
  });
});

describe("an order with a fault", () => {
  const ledger = [...sale, captured(placed, paid)];
  const kinds = (order: Order, entries: readonly Entry[] = ledger) => orderFaults(order, entries).map(({ kind }) => kind);
  const { snapshot } = placed;
  const cancelled = done(placed, ordersDay, by.customer, { kind: "cancel", places: [0, 1], reason: "" });
  const all = [...ledger, ...movesBetween(placed, cancelled, ordersDay)];
  const [refund] = cancelled.refunds;
  if (refund === undefined) throw new Error("no refund");

  it("tells figures that come out otherwise, and shares that don't sum", () => {
    const dearer = { ...snapshot, figures: { ...snapshot.figures, total: paise(23_800) } };
    expect(kinds({ ...placed, snapshot: dearer })).toEqual(["figures-differ", "shares-do-not-sum", "ledger-disagrees"]);
    expect(kinds({ ...placed, snapshot: { ...snapshot, rules: 0 } })).toEqual(["unknown-rules"]);
  });

  it("tells a line in two parcels, and a history that leads elsewhere", () => {
    const [first] = placed.parcels;
    if (first === undefined) throw new Error("no parcel");
    expect(kinds({ ...placed, parcels: [...placed.parcels, first] })).toContain("line-not-in-one-parcel");
    expect(kinds({ ...placed, lines: ["ordered", "lost"] })).toEqual(["history-makes-another-order"]);
    expect(orderFaults({ ...placed, history: placed.history.slice(1) }, ledger)).toEqual([
      { kind: "history-makes-another-order", step: 0 },
    ]);
  });

  it("tells refunds above what was paid, below it once all is gone, and of pieces that never were", () => {
    expect(kinds(cancelled, all)).toEqual([]);
    const [one, ...rest] = refund.lines;
    if (one === undefined) throw new Error("no line");
    const withLine = (line: typeof one): Order => ({ ...cancelled, refunds: [{ ...refund, lines: [line, ...rest] }] });
    expect(kinds(withLine({ ...one, shipping: paise(one.shipping + 1) }), all)).toContain("refunded-above-total");
    expect(kinds(withLine({ ...one, shipping: paise(one.shipping - 1) }), all)).toContain("gone-but-not-refunded");
    expect(kinds(withLine({ ...one, pieces: 2 }), all)).toContain("more-pieces-back-than-ordered");
  });

  it("tells money that is missing in the ledger", () => {
    expect(orderFaults(cancelled, ledger)).toEqual([{ kind: "ledger-disagrees", on: "refund", ledger: 0, order: 23_700 }]);
    expect(orderFaults(placed, ledger.slice(1))).toEqual([{ kind: "ledger-disagrees", on: "sale", ledger: 0, order: 23_700 }]);
  });
});
