import { describe, expect, it } from "vitest";
import { bookingAfter, newBooking } from "#core/consultations/booking/booking.ts";
import { bookingTroubles } from "#core/consultations/staff/booking-trouble.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { now } from "#tests/fixtures.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";

const HOUR = 3_600_000;
const id = payableId("b-1");
const facts = { id, customer: customerId("asha"), member: null, practitioner: practitionerId("sunanda"), length: 15, buffer: 5 } as const;
const held = newBooking({ ...facts, start: now + 48 * HOUR, mode: "audio", fee: paise(20_000), plan: null }, now);

const stepped = (booking: Booking, action: BookingStep["deed"], at = now): Booking => {
  const next = bookingAfter(booking, { at, by: { kind: "clock" }, deed: action });
  if (next.kind === "refused") throw new Error(next.refusal.kind);
  return next.value;
};
const paid = stepped(held, { kind: "state", event: "pay", payment: "pay-1" });
const captured = [captureBy("pay-1", 20_000)];

describe("what staff should look at in a booking", () => {
  it("is nothing while all goes its way", () => {
    expect(bookingTroubles({ booking: held, payments: [], ledger: [] }, now + HOUR)).toEqual([]);
    expect(bookingTroubles({ booking: paid, payments: captured, ledger: [] }, now + HOUR)).toEqual([]);
    expect(bookingTroubles({ booking: { ...paid, fee: paise(0), paidBy: null }, payments: [], ledger: [] }, now + HOUR)).toEqual([]);
  });

  it("is a hold that nothing ended within an hour", () => {
    const over = now + 10 * 60_000;
    expect(bookingTroubles({ booking: held, payments: [], ledger: [] }, over + HOUR + 1)).toEqual([
      { kind: "not-ended", purchase: id, since: over },
    ]);
  });

  it("is an appointment without the payment that fits", () => {
    for (const payments of [[], [captureBy("pay-1", 19_999)], [captureBy("pay-2", 20_000)]])
      expect(bookingTroubles({ booking: paid, payments, ledger: [] }, now)).toEqual([{ kind: "not-paid", purchase: id, due: 20_000 }]);
  });

  it("is a refund that is late, or that staff must send", () => {
    const owed = stepped(paid, { kind: "state", event: "cancel", payment: null });
    const stored = { payments: captured, ledger: [] };
    const waits = [{ kind: "refund-waits", purchase: id, amount: 20_000, since: now }];
    expect(bookingTroubles({ booking: owed, ...stored }, now + 7 * 24 * HOUR)).toEqual([]);
    expect(bookingTroubles({ booking: owed, ...stored }, now + 7 * 24 * HOUR + 1)).toEqual(waits);
    const byHand = stepped(owed, { kind: "refund", event: "give-up" });
    expect(bookingTroubles({ booking: byHand, ...stored }, now)).toEqual(waits);
    expect(bookingTroubles({ booking: stepped(byHand, { kind: "refund", event: "process" }), ...stored }, now)).toEqual([]);
  });
});
