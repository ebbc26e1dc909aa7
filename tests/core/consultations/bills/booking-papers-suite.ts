import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { makeShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balances } from "#core/ledger/ledger.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { now } from "#tests/fixtures.ts";
import type { FullName } from "#core/identity/full-name.ts";
import type { Bookings } from "#core/consultations/booking/bookings.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEE = 20_000;
const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;

const ASHA = "Asha Kulkarni" as FullName;

export type Place = { readonly bookings: Bookings; someone(): Promise<CustomerId>; consult(id: string, gst: number): Promise<void> };

async function aClinic({ bookings, someone, consult }: Place) {
  const clock = { at: now };
  const time = () => clock.at;
  const holdTime = makeHoldTime({
    bookings,
    households: { family: async () => [] },
    consents: async () => [null],
    now: time,
    newId: randomUUID,
  });
  const step = makeStepBookingAsStaff({ bookings, now: time });
  return {
    bookings,
    clock,
    someone,
    async practitioner(gst = 0) {
      const id = practitionerId(randomUUID());
      await consult(id, gst);
      return id;
    },
    async paid(who: CustomerId, practitioner: ReturnType<typeof practitionerId>, start = nine): Promise<PayableId> {
      const asked = { practitioner, start, length: 15, mode: "audio", member: null, complaint: null, key: randomUUID() } as const;
      const answer = await holdTime({ customer: who, language: null }, asked);
      if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
      const { id } = answer.value;
      await bookingPayables(bookings).record(id, { events: [{ ...captureBy(`pay-${id}`, FEE), at: clock.at }], at: clock.at });
      return id;
    },
    cancel: makeCancelBooking({ bookings, now: time }),
    missed: (id: PayableId, by: "patient" | "practitioner") =>
      step({ id, staff: "meera", action: "booking missed", deed: { kind: "state", event: `${by}-missed`, payment: null } }),
    giveBack: (id: PayableId, amount: number) =>
      step({
        id,
        staff: "meera",
        action: "booking refund",
        deed: { kind: "give-back", event: "give-back", amount: paise(amount), reason: "Kindness" },
      }),
    papers: async (id: PayableId) => (await bookings.withId(id))?.papers ?? [],
    bills: (who: CustomerId, id: PayableId | null) =>
      makeShowMyBills({
        bookings,
        customers: { withId: async () => ({ name: ASHA, mobile: null }) },
        households: { family: async () => [] },
      })(who, id),
  };
}

const serialsOf = (papers: readonly { readonly kind: string; readonly number: string; readonly amount: number }[]) =>
  papers.map(({ kind, number, amount }) => [kind, number.slice(3), amount]);

export function bookingPapersSuite(store: string, make: () => Place): void {
  describe(`the papers of a booking in ${store}`, () => {
    it("are numbered without a gap for each practitioner and kind, as the steps come that need them", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const [one, other] = [await clinic.practitioner(), await clinic.practitioner()];
      const first = await clinic.paid(asha, one);
      const second = await clinic.paid(ravi, one, nine + 20 * MINUTE);
      const elsewhere = await clinic.paid(ravi, other, nine + 60 * MINUTE);
      expect(serialsOf(await clinic.papers(first))).toEqual([["receipt", "R/2627/000001", FEE]]);
      expect(serialsOf(await clinic.papers(second))).toEqual([["receipt", "R/2627/000002", FEE]]);
      expect(serialsOf(await clinic.papers(elsewhere))).toEqual([["receipt", "R/2627/000001", FEE]]);
      const series = [first, second, elsewhere].map(async (id) => (await clinic.papers(id))[0]?.number.slice(0, 3));
      const [a, b, c] = await Promise.all(series);
      expect([a === b, a === c]).toEqual([true, false]);
      clinic.clock.at = nine - HOUR;
      for (const __ of [1, 2]) await clinic.cancel(asha, first); // Half stays earned; again it changes nothing.
      expect(serialsOf(await clinic.papers(first))).toEqual([
        ["receipt", "R/2627/000001", FEE],
        ["bill", "B/2627/000001", FEE / 2],
      ]);
      clinic.clock.at = nine + 40 * MINUTE;
      await clinic.missed(second, "patient");
      expect(serialsOf(await clinic.papers(second)).at(-1)).toEqual(["bill", "B/2627/000002", FEE]);
      clinic.clock.at = nine + 80 * MINUTE;
      await clinic.missed(elsewhere, "practitioner"); // Nothing is earned.
      expect(await clinic.papers(elsewhere)).toHaveLength(1);
    });

    it("end with a credit note for what staff give back, whose money the ledger has, and keep what they said of the practitioner", async () => {
      const clinic = await aClinic(make());
      const asha = await clinic.someone();
      const id = await clinic.paid(asha, await clinic.practitioner(18));
      expect(await clinic.giveBack(id, 100)).toMatchObject({ refusal: { kind: "not-possible", state: "confirmed" } });
      clinic.clock.at = nine + HOUR;
      await clinic.missed(id, "patient");
      expect(await clinic.giveBack(id, FEE + 1)).toEqual({ kind: "refused", refusal: { kind: "too-much", most: FEE } });
      for (const __ of [1, 2]) expect(await clinic.giveBack(id, 5_000)).toMatchObject({ kind: "ok" });
      expect(await clinic.giveBack(id, 5_001)).toMatchObject({ refusal: { kind: "not-possible" } });
      const stored = await clinic.bookings.withId(id);
      const money = balances(stored?.ledger ?? []);
      expect([money.get("customer"), money.get("provider"), stored?.booking.refund]).toEqual([
        -5_000,
        FEE,
        { payout: 5_000, state: "initiated" },
      ]);
      expect(stored?.papers.map(({ kind, amount, rate, supplier }) => [kind, amount, rate, supplier.registration])).toEqual([
        ["receipt", FEE, 18, "I-45120-A"],
        ["bill", FEE, 18, "I-45120-A"],
        ["credit-note", 5_000, 18, "I-45120-A"],
      ]);
    });

    it("are shown to whoever booked, the newest first, and to nobody else", async () => {
      const clinic = await aClinic(make());
      const [asha, ravi] = [await clinic.someone(), await clinic.someone()];
      const practitioner = await clinic.practitioner();
      const first = await clinic.paid(asha, practitioner);
      const second = await clinic.paid(asha, practitioner, nine + 20 * MINUTE);
      clinic.clock.at = nine + HOUR;
      await clinic.missed(first, "patient");
      const all = await clinic.bills(asha, null);
      expect(all.kind === "ok" ? all.value.map(({ reference, kind }) => [reference, kind]) : []).toEqual([
        [second, "receipt"],
        [first, "bill"],
        [first, "receipt"],
      ]);
      expect(await clinic.bills(asha, first)).toMatchObject({ value: [{ kind: "bill", total: FEE, length: 15 }, { kind: "receipt" }] });
      for (const id of [first, payableId("b-nothing")])
        expect(await clinic.bills(ravi, id)).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
      expect(await clinic.bills(ravi, null)).toEqual({ kind: "ok", value: [] });
    });

    it("stand beside what the patient said privately of it, where the last counts", async () => {
      const clinic = await aClinic(make());
      const customer = await clinic.someone();
      const booking = { id: await clinic.paid(customer, await clinic.practitioner()), customer };
      expect(await clinic.bookings.feedback(booking)).toBeNull();
      await clinic.bookings.putFeedback(booking, { line: 2, text: "It froze." });
      await clinic.bookings.putFeedback(booking, { line: 4, text: "" });
      expect(await clinic.bookings.feedback(booking)).toEqual({ line: 4, text: "" });
      const gone = { id: payableId("b-nothing"), customer };
      await clinic.bookings.putFeedback(gone, { line: 1, text: "" });
      expect(await clinic.bookings.feedback(gone)).toBeNull();
    });
  });
}
