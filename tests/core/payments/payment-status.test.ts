import { describe, expect, it } from "vitest";
import { captured, returned } from "#core/payments/payment-entries.ts";
import { orderPayable } from "#core/orders/money/order-payable.ts";
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
const looked = { at: ordersDay + MINUTE, isUnderWay: false };
const told = (kind: PaymentEvent["kind"], given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: `pay-1/${kind}`,
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
    for (const order of [aPlacedOrder({}, "cash"), free])
      expect(paymentStatus(kept(order), null, ordersDay)).toEqual({ kind: "nothing-due" });
  });

  it("is nothing but that it was not tried, of what was never asked for", () =>
    expect(paymentStatus(kept(anOrder()), null, ordersDay)).toEqual({ ...untaken("not-tried"), until: null }));

  it("is that it was taken, by which payment and when; of what staff noted, when they did", () => {
    const paid = { kind: "taken", amount, goesBack: 0 };
    expect(paymentStatus(kept(aPlacedOrder(), { payments: [told("captured")] }), null, ordersDay)).toEqual({
      ...paid,
      payment: "pay-1",
      at: ordersDay + MINUTE,
    });
    const noted = done(asked, ordersDay + 5 * MINUTE, by.staff, { kind: "stage", event: "pay" });
    for (const payments of [[], [told("authorised")]])
      expect(paymentStatus(kept(noted, { payments }), null, until)).toEqual({ ...paid, payment: null, at: ordersDay + 5 * MINUTE });
    const late = done(expired, until + MINUTE, by.staff, { kind: "stage", event: "revive" });
    expect(paymentStatus(kept(late), null, until + 2 * MINUTE)).toEqual({ ...paid, payment: null, at: until + MINUTE });
  });

  it("is certain where the provider has said just now that nothing is under way, and being checked where they have not", () => {
    const at = ordersDay + 3 * MINUTE;
    const checked = { kind: "being-checked", amount, knownBy: ordersDay + 10 * MINUTE };
    expect(paymentStatus(kept(asked), looked, at)).toEqual(untaken("not-tried"));
    expect(paymentStatus(kept(failed), looked, at)).toEqual(untaken("failed"));
    expect(paymentStatus(kept(asked), null, at)).toEqual(checked);
    expect(paymentStatus(kept(asked), { ...looked, isUnderWay: true }, at)).toEqual(checked);
    expect(paymentStatus(kept(asked, { payments: [told("authorised")] }), looked, at)).toEqual(checked);
    expect(paymentStatus(kept(expired, { payments: [told("authorised")] }), looked, until)).toMatchObject({ kind: "being-checked" });
  });

  it("is too late once half an hour is over, or the order has expired", () => {
    expect(paymentStatus(kept(asked), looked, until - 1)).toEqual(untaken("not-tried"));
    expect(paymentStatus(kept(asked), looked, until)).toEqual(untaken("too-late"));
    expect(paymentStatus(kept(expired), looked, until - 1)).toEqual(untaken("too-late"));
  });

  it("is too late where it was paid and the goods were gone, for certain, with what goes back until it is back", () => {
    const event = told("captured");
    for (const order of [asked, failed, expired]) {
      const given = { payments: [event], ledger: [captured(order, event)] };
      expect(paymentStatus(kept(order, given), null, ordersDay + 2 * MINUTE)).toEqual(untaken("too-late", amount));
      const back = { ...given, ledger: [...given.ledger, returned(order, event, until)] };
      expect(paymentStatus(kept(order, back), null, ordersDay + 2 * MINUTE)).toEqual(untaken("too-late"));
    }
  });

  it("names all that goes back of what was taken without need", () => {
    const payments = [
      told("captured"),
      told("captured", { id: "pay-2/captured", payment: "pay-2" }),
      told("captured", { id: "pay-3/captured", payment: "pay-3", amount: paise(100) }),
    ];
    expect(paymentStatus(kept(aPlacedOrder(), { payments }), null, ordersDay)).toMatchObject({
      kind: "taken",
      payment: "pay-1",
      goesBack: amount + 100,
    });
    expect(paymentStatus(kept(asked, { payments: payments.slice(2) }), looked, ordersDay)).toEqual(untaken("not-tried", 100));
  });
});
