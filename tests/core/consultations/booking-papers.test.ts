import { describe, expect, it } from "vitest";
import { issuedPaper } from "#core/consultations/booking/issued-paper.ts";
import { papersBetween } from "#core/consultations/booking/papers-between.ts";
import { servicePaperOf } from "#core/consultations/bills/service-paper-of.ts";
import { bookingAfter, newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { practitionerSeriesOf } from "#core/invoices/series.ts";
import { titleOf } from "#core/invoices/service-paper.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";

const HOUR = 60 * 60_000;
const { practitioner } = aPractitioner("sunanda");
const facts = {
  id: payableId("b-1"),
  customer: customerId("asha"),
  member: null,
  practitioner: practitionerId("sunanda"),
  start: now + HOUR,
  length: 30,
  buffer: 5,
  mode: "video",
  fee: paise(50_001),
  plan: null,
} as const;
const held = newBooking(facts, now);
const booked: Booking = { ...held, state: "confirmed", expiresAt: null, paidBy: "pay-1" };
const issued = (kind: "receipt" | "bill" | "credit-note", gst: number, amount = facts.fee) =>
  issuedPaper({ kind, amount, at: now }, facts, { ...practitioner, gst }, { series: "00A", serial: 7 });

describe("the papers of a booking", () => {
  it("are a receipt once it is paid, and nothing for a free one", () => {
    expect(papersBetween(held, booked, now)).toEqual([{ kind: "receipt", amount: 50_001, at: now }]);
    expect(papersBetween(held, { ...booked, paidBy: null }, now)).toEqual([]);
    expect(papersBetween(booked, { ...booked, start: now }, now)).toEqual([]);
  });

  it("are a bill in no state but those in which the fee is earned", () => {
    const billed = BOOKING_STATES.filter((state) => papersBetween(booked, { ...booked, state }, now).some(({ kind }) => kind === "bill"));
    expect(billed.toSorted()).toEqual(["cancelled_by_patient", "completed", "no_show_patient"]);
    const half: Booking = { ...booked, state: "cancelled_by_patient", refund: { payout: paise(25_001), state: "initiated" } };
    expect(papersBetween(booked, half, now)).toEqual([{ kind: "bill", amount: 25_000, at: now }]);
    const all: Booking = { ...booked, state: "cancelled_by_patient", refund: { payout: facts.fee, state: "initiated" } };
    expect(papersBetween(booked, all, now)).toEqual([]);
  });

  it("are a credit note for what staff give back, once and never more than the fee", () => {
    const done: Booking = { ...booked, state: "completed" };
    const step = (amount: number, reason = "Kindness") =>
      ({
        at: now,
        by: { kind: "staff", name: "meera" },
        deed: { kind: "give-back", event: "give-back", amount: paise(amount), reason },
      }) as const;
    const given = bookingAfter(done, step(10_000));
    if (given.kind === "refused") throw new Error(given.refusal.kind);
    expect(papersBetween(done, given.value, now)).toEqual([{ kind: "credit-note", amount: 10_000, at: now }]);
    expect(bookingAfter(given.value, step(10_000))).toEqual({ kind: "ok", value: given.value });
    expect(bookingAfter(given.value, step(5_000))).toMatchObject({ kind: "refused", refusal: { kind: "not-possible" } });
    expect(() => bookingAfter(done, step(50_002))).toThrow(RangeError);
    expect(() => bookingAfter(done, step(0))).toThrow(RangeError);
    expect(bookingAfter(booked, step(10_000))).toMatchObject({ kind: "refused", refusal: { kind: "not-possible", state: "confirmed" } });
  });

  it("are called in law by their tax, and split it into halves that sum to the amount", () => {
    const name = fullNameIn("Asha Kulkarni");
    if (name === null) throw new Error("a name");
    const whose = { id: facts.id, buyer: { name, mobile: null }, patient: null };
    const free = servicePaperOf(issued("bill", 0), [], whose);
    expect([titleOf(free), free.tax]).toEqual(["bill-of-supply", { taxable: 50_001, cgst: 0, sgst: 0, igst: 0 }]);
    const taxed = servicePaperOf(issued("bill", 18), [], whose);
    // 500.01 × 9 / 118 = 38.1363… rupees each.
    expect([titleOf(taxed), taxed.tax]).toEqual(["invoice", { taxable: 42_373, cgst: 3_814, sgst: 3_814, igst: 0 }]);
    const note = servicePaperOf(issued("credit-note", 18), [issued("bill", 18)], whose);
    expect([titleOf(note), note.against?.number]).toEqual(["credit-note", "00AB/2627/000007"]);
  });

  it("have numbers that no seller's paper has, of at most 16 characters", () => {
    expect([1, 2, 37, 12_960].map(practitionerSeriesOf)).toEqual(["000", "001", "010", "9ZZ"]);
    for (const none of [0, 12_961, 1.5]) expect(() => practitionerSeriesOf(none)).toThrow(RangeError);
    expect(issued("receipt", 0).number).toBe("00AR/2627/000007");
    expect(issued("receipt", 0).number.length).toBe(16);
  });
});
