import { describe, expect, it } from "vitest";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { captured, returned } from "#core/payments/payment-entries.ts";
import { orderParagraphs } from "#cli/orders/wording/order-explanation.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { anOrder, aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";

const order = done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });
const expired = done(order, ordersDay + 30 * 60_000, by.clock, { kind: "stage", event: "expire" });
const { total } = order.snapshot.figures;
const paidBy = (payment: string) => captureBy(payment, total);

function saidOf(about: KeptOrder): readonly string[] {
  const { facts, way } = about.order.snapshot;
  return orderParagraphs(about, checkoutBill(facts, way), () => "").find((one) => one.about === "Payment")?.sentences ?? [];
}

describe("what staff are told of an order's payment", () => {
  it("is which event decided it, and what was not needed", () => {
    const payments = [paidBy("pay-1"), paidBy("pay-2")];
    const [paid, second] = saidOf({ ...kept(aPlacedOrder()), payments });
    expect(paid).toMatch(/^It is paid: event pay-1\/captured of razorpay, told at .+ that payment pay-1 of ₹100\.00 was captured\.$/);
    expect(second).toBe("Payment pay-2 of ₹100.00 was not needed and is being refunded.");
  });

  it("is never that an order is paid which could not be had any more: its money goes back, and is back then", () => {
    const [event] = [paidBy("pay-1")];
    const coming = { payments: [event], ledger: [captured(expired, event)] };
    const [vain, goes] = saidOf(kept(expired, coming));
    expect(vain).toMatch(/^It was paid when it was no longer available: event pay-1\/captured/);
    expect(goes).toBe("Payment pay-1 of ₹100.00 was not needed and is being refunded.");
    const back = [...coming.ledger, returned(expired, event, ordersDay)];
    expect(saidOf(kept(expired, { ...coming, ledger: back }))[1]).toBe("Payment pay-1 of ₹100.00 was not needed and was refunded.");
  });

  it("is that it is paid at the door", () => expect(saidOf(kept(aPlacedOrder({}, "cash")))).toEqual(["Each parcel is paid on delivery."]));
});
