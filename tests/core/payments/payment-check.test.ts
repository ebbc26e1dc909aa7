import { describe, expect, it } from "vitest";
import { orderPayable } from "#core/orders/money/order-payable.ts";
import { nextPaymentCheck } from "#core/payments/payment-times.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { anOrder, by, done } from "#tests/builders/an-order.ts";

const MINUTE = 60_000;
const asked = 1_000_000;

describe("the next look at a payment whose end is not known", () => {
  it.each([
    [0, 2],
    [1.9, 2],
    [2, 10],
    [9, 10],
    [10, 30],
    [29, 30],
    [30, 40],
    [39.9, 40],
    [40, 50],
    [125, 130],
  ])("is, %d minutes after it was asked for, at %d minutes", (after, next) =>
    expect(nextPaymentCheck(asked, asked + after * MINUTE)).toBe(asked + next * MINUTE),
  );
});

describe("when a payment was asked for", () => {
  const waiting = done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });

  it("is the first time, however often it was tried again", () => {
    const failed = done(waiting, ordersDay + MINUTE, by.provider, { kind: "stage", event: "fail" });
    const again = done(failed, ordersDay + 2 * MINUTE, by.customer, { kind: "stage", event: "retry" });
    expect([waiting, failed, again].map((order) => orderPayable(kept(order)).asked)).toEqual([ordersDay, ordersDay, ordersDay]);
  });

  it("is never where nothing was to be paid online", () =>
    expect(orderPayable(kept(done(anOrder({}, "cash"), ordersDay, by.customer, { kind: "stage", event: "place" }))).asked).toBeNull());
});
