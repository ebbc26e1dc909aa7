import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { labLine, labTitleOf } from "#core/invoices/lab-paper.ts";
import { labSeriesOf, practitionerSeriesOf, seriesOf } from "#core/invoices/series.ts";
import { issuedLabPaper } from "#core/labs/booking/issued-lab-paper.ts";
import { earnedBy, labPapersBetween } from "#core/labs/booking/lab-papers-between.ts";
import { labBookingAfter, newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { LAB_BOOKING_STATES } from "#core/labs/booking/lab-booking-step.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";

const english = (text: string) => ({ english: text, hindi: null });
const item = (id: string, price: number, tests = [id]) =>
  ({
    kind: "test",
    id,
    title: english(id),
    price: paise(price),
    tests: tests.map((one) => ({
      id: labTestId(one),
      title: english(one),
      sample: "blood" as const,
      fastingHours: 0 as const,
      afterMealHours: 0,
    })),
  }) as const;
const aBasket = (prices: readonly (readonly number[])[], collection: number) => {
  const people = prices.map((some, person) => ({
    member: null,
    items: some.map((price, nth) => item(`${person}-${nth}`, price)),
    dropped: [],
  }));
  const subtotal = prices.flat().reduce((sum, price) => sum + price, 0);
  return {
    people,
    subtotal: paise(subtotal),
    collection: paise(collection),
    total: paise(subtotal + collection),
    fastingHours: 0,
    reportHours: 12,
    requirements: [],
    plan: null,
  };
};
const aBooking = (basket = aBasket([[20_000], [15_000]], 10_000)): LabBooking =>
  newLabBooking(
    {
      id: payableId("l-1"),
      customer: customerId("asha"),
      lab: { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
      place: { kind: "centre" },
      start: now,
      basket,
    },
    now,
  );
const booked: LabBooking = { ...aBooking(), state: "booked", expiresAt: null, paidBy: "pay-1" };
const numbers = { series: "A00", serial: 7, accreditation: "MC-1", gstOf: () => 0 };

describe("the papers of a lab booking", () => {
  it("are a receipt once it is paid, and nothing as long as it is not", () => {
    const held = aBooking();
    expect(labPapersBetween(held, booked, now)).toEqual([{ kind: "receipt", at: now }]);
    expect(labPapersBetween(held, { ...held, state: "expired" }, now)).toEqual([]);
    expect(labPapersBetween(booked, { ...booked, start: now + 1 }, now)).toEqual([]);
  });

  it("are a bill with the whole report, once, and where a visit in vain is kept; nowhere else", () => {
    const billed = LAB_BOOKING_STATES.filter((state) => labPapersBetween(booked, { ...booked, state }, now).length > 0);
    expect(billed).toEqual(["ready", "cancelled"]);
    const ready: LabBooking = { ...booked, state: "ready" };
    expect(labPapersBetween(ready, ready, now)).toEqual([]); // A correction changes no money.
    const back = (payout: number): LabBooking => ({ ...booked, state: "cancelled", refund: { payout: paise(payout), state: "initiated" } });
    expect([45_000, 35_000].map((payout) => earnedBy(back(payout)))).toEqual([0, 10_000]);
    expect(labPapersBetween(booked, back(45_000), now)).toEqual([]);
    expect(issuedLabPaper({ kind: "bill", at: now }, back(35_000), numbers)).toMatchObject({
      number: "A00B/2627/000007",
      amount: 10_000,
      lines: [{ service: { kind: "visit-in-vain" }, amount: 10_000 }],
    });
  });

  it("have a line each test and one for the way, which sum to what was paid", () => {
    const price = () => fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.array(price(), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(0, 10_000),
        (prices, way) => {
          const booking: LabBooking = { ...booked, basket: aBasket(prices, way), state: "ready" };
          for (const kind of ["receipt", "bill"] as const) {
            const { amount, lines } = issuedLabPaper({ kind, at: now }, booking, numbers);
            expect([amount, lines.reduce((sum, line) => sum + line.amount, 0)]).toEqual([booking.basket.total, booking.basket.total]);
            expect(lines.filter(({ person }) => person !== null)).toHaveLength(prices.flat().length);
          }
        },
      ),
    );
  });

  it("tax what is sold together, and the way to it, by the highest rate among it", () => {
    const one = item("both", 50_000, ["free", "taxed"]);
    const basket = { ...aBasket([[10_000]], 10_000), people: [{ member: null, items: [one, item("free", 10_000)], dropped: [] }] };
    const { lines } = issuedLabPaper(
      { kind: "bill", at: now },
      { ...booked, basket, state: "ready" },
      { ...numbers, gstOf: (test) => (test === "taxed" ? 18 : 0) },
    );
    expect(lines.map(({ rate }) => rate)).toEqual([18, 0, 18]);
    const shown = lines.map(({ person: _, ...line }) => labLine({ ...line, person: null }));
    expect([labTitleOf({ kind: "bill", lines: shown }), labTitleOf({ kind: "receipt", lines: shown })]).toEqual(["invoice", "receipt"]);
    expect(labTitleOf({ kind: "bill", lines: shown.filter(({ rate }) => rate === 0) })).toBe("bill-of-supply");
    for (const { amount, tax } of shown) expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(amount);
  });

  it("are a credit note for what staff give back, once and never more than was paid", () => {
    const ready: LabBooking = { ...booked, state: "ready" };
    const step = (amount: number, reason = "Kindness") =>
      ({
        at: now,
        by: { kind: "staff", name: "meera" },
        deed: { kind: "give-back", event: "give-back", amount: paise(amount), reason },
      }) as const;
    const given = labBookingAfter(ready, step(10_000));
    if (given.kind === "refused") throw new Error(given.refusal.kind);
    expect(given.value).toMatchObject({ state: "ready", refund: { payout: 10_000, state: "initiated" } });
    expect(labPapersBetween(ready, given.value, now)).toEqual([{ kind: "credit-note", at: now }]);
    expect(labBookingAfter(given.value, step(10_000))).toEqual({ kind: "ok", value: given.value });
    expect(labPapersBetween(given.value, given.value, now)).toEqual([]);
    expect(labBookingAfter(given.value, step(5_000))).toMatchObject({ kind: "refused", refusal: { kind: "not-possible" } });
    expect(labBookingAfter(booked, step(5_000))).toMatchObject({ kind: "refused", refusal: { kind: "not-possible" } });
    for (const none of [0, -1, 45_001]) expect(() => labBookingAfter(ready, step(none))).toThrow(RangeError);
  });

  it("credit each rate by what was paid at it, and sum to what was given back", () => {
    const price = () => fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(price(), { minLength: 1, maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (prices, part) => {
        const basket = aBasket([prices], 0);
        const payout = paise(Math.max(1, Math.floor(basket.total * part)));
        const booking: LabBooking = { ...booked, basket, state: "ready", refund: { payout, state: "initiated" } };
        const gstOf = (test: string) => (["0-1", "0-3"].includes(test) ? 18 : 0);
        const { amount, lines } = issuedLabPaper({ kind: "credit-note", at: now }, booking, { ...numbers, gstOf });
        expect([amount, lines.reduce((sum, line) => sum + line.amount, 0)]).toEqual([payout, payout]);
        for (const line of lines) {
          const paid = prices.reduce((sum, one, nth) => (gstOf(`0-${nth}`) === line.rate ? sum + one : sum), 0);
          expect(Math.abs(line.amount - (payout * paid) / basket.total)).toBeLessThan(2);
        }
      }),
    );
  });

  it("name nobody", () => {
    expect(JSON.stringify(issuedLabPaper({ kind: "bill", at: now }, { ...booked, state: "ready" }, numbers))).not.toContain("asha");
  });
});

describe("the series of laboratories", () => {
  it("are no seller's and no practitioner's, and end", () => {
    expect([1, 2, 37, 361, 9_360].map(labSeriesOf)).toEqual(["A00", "A01", "A10", "B00", "Z9Z"]);
    for (const none of [0, 9_361, 1.5]) expect(() => labSeriesOf(none)).toThrow(RangeError);
    const all = Array.from({ length: 9_360 }, (_, nth) => labSeriesOf(nth + 1));
    const others = [
      ...Array.from({ length: 17_576 }, (_, nth) => seriesOf(nth + 1)),
      ...Array.from({ length: 12_960 }, (_, nth) => practitionerSeriesOf(nth + 1)),
    ];
    expect(new Set([...all, ...others]).size).toBe(9_360 + 17_576 + 12_960);
  });
});
