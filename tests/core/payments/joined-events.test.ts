import { describe, expect, it } from "vitest";
import { capturedOnce } from "#core/payments/captured-once.ts";
import { joinedEvents } from "#core/payments/joined-events.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paymentStateFrom } from "#core/payments/payment-state.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

const order = payableId("order-1");
const first = { ...captureBy("pay-1", 10_000), id: "a", at: 1 };
const again = { ...first, id: "b", at: 2 };
const other = { ...captureBy("pay-2", 10_000), id: "c", at: 0 };

describe("events of payments", () => {
  it("are joined in the order of their times, each once, and say which were not known", () => {
    const { payments, fresh } = joinedEvents(order, { known: [first, again], reported: [again, other, other], uses: [] });
    expect(payments).toEqual([other, first, again]);
    expect(fresh).toEqual([other]);
    expect(joinedEvents(order, { known: [first], reported: [{ ...first, at: 9 }], uses: [] })).toEqual({ payments: [first], fresh: [] });
  });

  it("count for nothing where their payment serves something else, of that provider alone", () => {
    const uses = [{ provider: "razorpay", payment: "pay-1", payable: payableId("another") }];
    const joined = (event: PaymentEvent) => joinedEvents(order, { known: [], reported: [event], uses }).payments;
    expect(joined(first)).toEqual([{ ...first, kind: "used-elsewhere" }]);
    for (const own of [other, { ...first, provider: "sandbox" }]) expect(joined(own)).toEqual([own]);
    expect(joinedEvents(payableId("another"), { known: [], reported: [first], uses }).payments).toEqual([first]);
    expect(paymentStateFrom(joined(first), first.amount)).toMatchObject({ kind: "waiting", decidedBy: null, elsewhere: joined(first) });
  });

  it("capture a payment once", () => {
    expect(capturedOnce([other, first, again])).toEqual([other, first]);
    expect(capturedOnce([{ ...first, kind: "failed" }])).toEqual([]);
  });
});
