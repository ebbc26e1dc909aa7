import { describe, expect, it } from "vitest";
import { captured, returned } from "#core/payments/payment-entries.ts";
import { orderPayable } from "#core/orders/money/order-payable.ts";
import { secondPayments } from "#core/payments/second-payment.ts";
import { paymentStatus } from "#core/payments/payment-status.ts";
import { paise } from "#core/shared/money.ts";
import { kept as keptOrder } from "#tests/builders/a-kept-order.ts";
import { aCheckoutCart, anOrderedLine, ordersDay } from "#tests/builders/a-checkout.ts";
import { anOrder, aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

const kept = (...given: Parameters<typeof keptOrder>) => orderPayable(keptOrder(...given));
const MINUTE = 60_000;
const until = ordersDay + 30 * MINUTE;
const asked = done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });
const failed = done(asked, ordersDay + MINUTE, by.provider, { kind: "stage", event: "fail" });
const expired = done(asked, until, by.clock, { kind: "stage", event: "expire" });
const amount = asked.snapshot.figures.total;
const told = (kind: PaymentEvent["kind"], given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: `pay-1/${kind}`,
  provider: "razorpay",
  payment: "pay-1",
  kind,
  amount,
  at: ordersDay + MINUTE,
  ...given,
});
const untaken = (why: "not-tried" | "failed" | "too-late", goesBack = 0) => ({
  kind: "not-taken",
  why,
  amount,
  until: why === "too-late" ? null : until,
  goesBack,
});

describe("what is told of a payment", () => {
  it("is that nothing is due of what is paid at the door, or costs nothing", () => {
    const free = aPlacedOrder({ cart: aCheckoutCart({ lines: [anOrderedLine({ rupees: 0 })] }) });
    for (const order of [aPlacedOrder({}, "cash"), free]) expect(paymentStatus(kept(order), ordersDay)).toEqual({ kind: "nothing-due" });
  });

  it("is nothing but that it was not tried, of what was never asked for", () =>
    expect(paymentStatus(kept(anOrder()), ordersDay)).toEqual({ ...untaken("not-tried"), until: null }));

  it("is that it was taken, by which payment and when; of what staff noted, when they did", () => {
    const paid = { kind: "taken", amount, goesBack: 0, secondPayments: [] };
    expect(paymentStatus(kept(aPlacedOrder(), { payments: [told("captured")] }), ordersDay)).toEqual({
      ...paid,
      payment: "pay-1",
      at: ordersDay + MINUTE,
    });
    const noted = done(asked, ordersDay + 5 * MINUTE, by.staff, { kind: "stage", event: "pay" });
    for (const payments of [[], [told("authorised")]])
      expect(paymentStatus(kept(noted, { payments }), until)).toEqual({ ...paid, payment: null, at: ordersDay + 5 * MINUTE });
    const late = done(expired, until + MINUTE, by.staff, { kind: "stage", event: "revive" });
    expect(paymentStatus(kept(late), until + 2 * MINUTE)).toEqual({ ...paid, payment: null, at: until + MINUTE });
  });

  it("is being checked once the provider has said that it is authorised, also after the order has expired", () => {
    const at = ordersDay + 3 * MINUTE;
    const checked = { kind: "being-checked", amount, knownBy: ordersDay + 10 * MINUTE, goesBack: 0 };
    expect(paymentStatus(kept(asked), at)).toEqual(untaken("not-tried"));
    expect(paymentStatus(kept(failed), at)).toEqual(untaken("failed"));
    for (const order of [asked, failed]) expect(paymentStatus(kept(order, { payments: [told("authorised")] }), at)).toEqual(checked);
    expect(paymentStatus(kept(expired, { payments: [told("authorised")] }), until)).toMatchObject({ kind: "being-checked" });
  });

  it("is being checked for a minute after somebody went to the bank, whose window may be closed, and then no more", () => {
    const begun = told("begun");
    const seen = (at: number, ...more: readonly PaymentEvent[]) => paymentStatus(kept(asked, { payments: [begun, ...more] }), at);
    expect(seen(begun.at + MINUTE - 1)).toEqual({ kind: "being-checked", amount, knownBy: begun.at + MINUTE, goesBack: 0 });
    expect(seen(begun.at + MINUTE)).toEqual(untaken("not-tried"));
    expect(seen(begun.at + 1, told("failed"))).toEqual(untaken("not-tried"));
    const other = told("failed", { id: "pay-2/failed", payment: "pay-2" });
    expect(seen(begun.at + 1, other)).toMatchObject({ kind: "being-checked" });
  });

  it("is too late once half an hour is over, or the order has expired", () => {
    expect(paymentStatus(kept(asked), until - 1)).toEqual(untaken("not-tried"));
    expect(paymentStatus(kept(asked), until)).toEqual(untaken("too-late"));
    expect(paymentStatus(kept(expired), until - 1)).toEqual(untaken("too-late"));
  });

  it("is too late where it was paid and the goods were gone, for certain, with what goes back until it is back", () => {
    const event = told("captured");
    for (const order of [asked, failed, expired]) {
      const given = { payments: [event], ledger: [captured(order, event)] };
      expect(paymentStatus(kept(order, given), ordersDay + 2 * MINUTE)).toEqual(untaken("too-late", amount));
      const back = { ...given, ledger: [...given.ledger, returned(order, event, until)] };
      expect(paymentStatus(kept(order, back), ordersDay + 2 * MINUTE)).toEqual(untaken("too-late"));
    }
  });

  it("says what was paid twice and when it came, and when it went back", () => {
    const order = aPlacedOrder();
    const again = told("captured", { id: "pay-2/captured", payment: "pay-2", at: ordersDay + 2 * MINUTE });
    const payments = [told("captured"), again];
    const second = { amount, at: ordersDay + 2 * MINUTE, backAt: null };
    expect(paymentStatus(kept(order, { payments }), ordersDay)).toMatchObject({ kind: "taken", secondPayments: [second] });
    const back = kept(order, { payments, ledger: [captured(order, again), returned(order, again, until)] });
    expect(paymentStatus(back, until)).toMatchObject({ goesBack: 0, secondPayments: [{ ...second, backAt: until }] });
    expect(secondPayments({ id: order.id, payments: back.payments, isPaid: false, ledger: [] })).toEqual([]); // It all goes back then.
  });

  it("names all that goes back of what was taken without need", () => {
    const payments = [
      told("captured"),
      told("captured", { id: "pay-2/captured", payment: "pay-2" }),
      told("captured", { id: "pay-3/captured", payment: "pay-3", amount: paise(100) }),
    ];
    expect(paymentStatus(kept(aPlacedOrder(), { payments }), ordersDay)).toMatchObject({
      kind: "taken",
      payment: "pay-1",
      goesBack: amount + 100,
    });
    expect(paymentStatus(kept(asked, { payments: payments.slice(2) }), ordersDay)).toEqual(untaken("not-tried", 100));
  });
});
