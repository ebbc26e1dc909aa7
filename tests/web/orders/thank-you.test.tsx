import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { anOrder, aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Order } from "#core/orders/order/order.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Container } from "inversify";

const ORDER = payableId("order-1");
const address = `/shop/thankyou/${ORDER}`;
const MINUTE = 60_000;

/** The thank-you page of Asha's order, whose payment is told as `told` says, one after the other. */
async function openThanks(order: Order, paymentStatus: readonly PaymentStatus[] = [], change: (product: Container) => void = () => {}) {
  const memory = new Memory();
  memory.orders.set(ORDER, aMemoryOrder(order, asha));
  let looks = 0;
  const opened = await openAsAsha(address, {
    memory,
    change: (product) => {
      if (paymentStatus.length > 0)
        product.rebind(ShowPayment).toConstantValue(async () => {
          const next = paymentStatus[Math.min(looks, paymentStatus.length - 1)];
          looks += 1;
          return next === undefined ? refused({ kind: "unknown-payable" }) : ok(next);
        });
      change(product);
    },
  });
  return { ...opened, looks: () => looks };
}

const asked = (takesCash = true) => {
  const place = { pincode: pincode("411004"), state: "Maharashtra", days: 2, cashOnDelivery: takesCash };
  return done(anOrder({ place }), now, by.customer, { kind: "stage", event: "ask" });
};
const notTaken = (why: "not-tried" | "failed" | "too-late", goesBack = 0): PaymentStatus => ({
  kind: "not-taken",
  why,
  amount: paise(10_000),
  until: why === "too-late" ? null : now + 30 * MINUTE,
  goesBack: paise(goesBack),
});
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the thank-you page", () => {
  it("tells that an order is placed and paid, its number, its days and what comes next [rt-shop-thankyou-id]", async () => {
    await openThanks(aPlacedOrder(), [
      { kind: "taken", amount: paise(10_000), payment: "pay_1", at: now, goesBack: paise(0), secondPayments: [] },
    ]);
    await heading("Thank you, your order is placed");
    expect(screen.getByText("₹100 was paid. There is nothing more to do.")).toBeDefined();
    expect(screen.getByText(/^Order NM\d+$/)).toBeDefined();
    expect(screen.getByText("Sun 22 Nov to Tue 24 Nov")).toBeDefined();
    expect(screen.getByText(/, Flat 4, Neelkanth, Prabhat Road, /)).toBeDefined(); // All that the order's page says of it.
    expect(screen.getByRole("link", { name: "See the order" }).getAttribute("href")).toBe(`/shop/orders/${ORDER}`);
    expect(screen.getAllByRole("listitem").some(({ textContent }) => textContent?.startsWith("We'll message") === true)).toBe(true);
  });

  it("names the amount to have ready where it is paid in cash", async () => {
    await openThanks(aPlacedOrder({}, "cash"));
    await heading("Thank you, your order is placed");
    expect(screen.getByText("Please keep ₹100 ready for the courier.")).toBeDefined();
    expect(screen.getByText("To pay on delivery")).toBeDefined();
  });

  it("says that nothing was taken where a payment failed, until when it may be tried again, and begins another", async () => {
    const sent: { action: string; fields: readonly string[] }[] = [];
    HTMLFormElement.prototype.submit = function submit() {
      sent.push({ action: this.getAttribute("action") ?? "", fields: [...this.querySelectorAll("input")].map(({ name }) => name) });
    };
    const keys: string[] = [];
    await openThanks(asked(), [notTaken("failed")], (product) =>
      product.rebind(BeginPayment).toConstantValue(async (_, { key }) => {
        keys.push(key);
        return ok({ form: { action: "https://pay.test/page", fields: { order: "p1" } }, amount: paise(10_000), until: now });
      }),
    );
    await heading("The payment did not go through");
    expect(screen.getByText("You were not charged. You can try again, or pay in cash on delivery.")).toBeDefined();
    expect(screen.getByText("Your order and its pieces are held until 6:00 am.")).toBeDefined();
    const again = screen.getByRole("button", { name: "Try again" });
    await act(async () => {
      fireEvent.click(again);
      fireEvent.click(again);
    });
    await heading("Taking you to the payment page");
    expect(sent).toEqual([{ action: "https://pay.test/page", fields: ["order"] }]);
    expect(keys.length).toBe(1);
    act(() => void globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await heading("The payment did not go through");
  });

  it.each([
    ["not-tried", "Your order is waiting for payment", "Pay now"],
    ["too-late", "The time to pay has run out", "Back to the cart"],
  ] as const)("says what is certain of a payment that is %s, and one way on", async (why, given, way) => {
    await openThanks(asked(), [notTaken(why, why === "too-late" ? 10_000 : 0)]);
    await heading(given);
    expect(screen.queryByText(way)).not.toBeNull();
    expect(screen.queryByText(/₹100 that you were charged goes back/) === null).toBe(why !== "too-late");
  });

  it.each([
    ["not-tried", "You have not been charged.", "The order itself is not paid yet."],
    ["failed", /^You were not charged\. You can try again/, /^You can try again/],
    ["too-late", "Nothing was ordered, and you were not charged. Your cart is as it was.", "Nothing was ordered. Your cart is as it was."],
  ] as const)("never says of a payment that is %s that nothing was taken, while something taken goes back", async (why, nothing, taken) => {
    await openThanks(asked(), [notTaken(why)]);
    await screen.findByText(nothing);
    cleanup();
    await openThanks(asked(), [notTaken(why, 10_000)]);
    await screen.findByText(taken);
  });

  it.each([
    [true, "You were not charged. You can try again, or pay in cash on delivery."],
    [false, "You were not charged. You can try again."],
  ])("names cash after a failed payment only where it is taken: %s", async (cashOnDelivery, said) => {
    await openThanks(asked(cashOnDelivery), [notTaken("failed")]);
    await screen.findByText(said);
    expect(screen.queryByRole("button", { name: "Pay by cash on delivery instead" }) !== null).toBe(cashOnDelivery);
  });

  it("finds out by itself that a payment was made of which nothing was known as the customer came back", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openThanks(asked(), [
      notTaken("not-tried"),
      notTaken("not-tried"),
      { kind: "being-checked", amount: paise(10_000), knownBy: now + 10 * MINUTE, goesBack: paise(0) },
    ]);
    await heading("Your order is waiting for payment");
    for (let turn = 0; turn < 4; turn += 1) await act(() => vi.advanceTimersByTimeAsync(5_000));
    await heading("We are checking your payment");
  });

  it("says until when a payment is looked for and when it last was, in no promise that moves, and tells by itself once it is known", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { looks } = await openThanks(asked(), [
      { kind: "being-checked", amount: paise(10_000), knownBy: now + 10 * MINUTE, goesBack: paise(0) },
      { kind: "being-checked", amount: paise(10_000), knownBy: now + 30 * MINUTE, goesBack: paise(0) },
      { kind: "being-checked", amount: paise(10_000), knownBy: now + 40 * MINUTE, goesBack: paise(0) },
      notTaken("failed"),
    ]);
    await heading("We are checking your payment");
    const told = () => screen.getByText(/^Your bank hasn't confirmed the payment yet\./).textContent;
    const first = told();
    expect(first).toContain("for up to 3 days, and write to you as soon as we know. If it comes too late, the money goes back by itself.");
    expect(screen.getByText(/^Last checked at \d+:\d\d [ap]m\. This page updates/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Pay|Try/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(told()).toBe(first);
    for (let turn = 0; turn < 8; turn += 1) await act(() => vi.advanceTimersByTimeAsync(5_000));
    await heading("The payment did not go through");
    const known = looks();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(looks()).toBe(known);
  });

  it("tells that payments can't be made, or the shop not be reached, and begins anew when pressed again", async () => {
    let tries = 0;
    await openThanks(asked(), [notTaken("not-tried")], (product) =>
      product.rebind(BeginPayment).toConstantValue(async () => {
        tries += 1;
        if (tries === 1) throw new PortUnavailable("paying", "a test");
        return refused({ kind: "provider-away", until: now + MINUTE });
      }),
    );
    await press("Pay now");
    await screen.findByText("We could not reach the shop. You were not charged; please try again.");
    await press("Pay now");
    await screen.findByText("Payments can't be made right now. Your order is held; please try again in a minute.");
  });

  it("tells an order that is not theirs as missing, and offers another try where the shop doesn't answer", async () => {
    await openAsAsha("/shop/thankyou/nobodys");
    await screen.findByText("We can't find this order among yours.");
    cleanup();
    await openThanks(aPlacedOrder(), [], (product) =>
      product.rebind(ShowParentOrder).toConstantValue(async () => {
        throw new PortUnavailable("order", "a test");
      }),
    );
    await screen.findByText(/We can't show your order right now/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeDefined());
  });

  it("shows an order by itself once the shop answers again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isAway = true;
    await openThanks(aPlacedOrder({}, "cash"), [], (product) => {
      const show = product.get(ShowParentOrder);
      product.rebind(ShowParentOrder).toConstantValue(async (...given) => {
        if (isAway) throw new PortUnavailable("order", "a test");
        return show(...given);
      });
    });
    await screen.findByText(/We can't show your order right now/);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText(/We can't show your order right now/)).not.toBeNull();
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await heading("Thank you, your order is placed");
  });

  it("leads to the orders where its address names none [rt-shop-thankyou-none]", async () => {
    await openAsAsha("/shop/thankyou");
    await heading("Your order");
    expect(screen.getByRole("link", { name: "Your orders" }).getAttribute("href")).toBe("/shop/orders");
  });
});
