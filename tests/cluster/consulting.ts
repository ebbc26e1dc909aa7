import { NEVER } from "rxjs";
import { expect } from "vitest";
import { bookingChange } from "#core/consultations/booking/booking-change.ts";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { ownPrescriptions } from "#adapters/postgres/consultations/own-prescriptions.ts";
import { postgresPrescriptionDrafts } from "#adapters/postgres/consultations/prescription-drafts.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedVersion } from "#tests/builders/consultations/a-signed-version.ts";
import { now } from "#tests/fixtures.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const FEE = paise(20_000);
const SUNANDA = practitionerId("sunanda");

/** Somebody with whom appointments can be had. */
export async function consultSomebody(db: Database): Promise<void> {
  await db
    .insertInto("practitioner")
    .values(rowOf(aPractitioner(SUNANDA)))
    .execute();
}

/** An appointment of a customer, of which nothing is kept yet. */
export function anAppointmentOf(customer: CustomerId): Booking {
  const facts = { customer, member: null, practitioner: SUNANDA, start: now + 86_400_000, length: 15, buffer: 5, mode: "audio" } as const;
  return newBooking({ ...facts, id: payableId(`b-${customer}`), fee: FEE, plan: null }, now);
}

/** What writes to an appointment beside its row, which the coordinator has, in the order in which it comes to pass. */
export function consulted(db: Database, booking: Booking): readonly (() => Promise<unknown>)[] {
  const { id, customer, practitioner, start } = booking;
  const bookings = postgresBookings(db);
  const prescriptions = postgresPrescriptions(db, prescriptionHash);
  const moved = (step: BookingStep, events: readonly PaymentEvent[]) =>
    bookings.change(id, {
      at: now,
      events,
      decide(seen) {
        const change = bookingChange(seen.booking, [step]);
        if (change.kind === "refused") throw new TypeError(change.refusal.kind);
        return { change: change.value, answer: null };
      },
    });
  const read = { customer, member: null, at: now, by: "Dr. Sunanda Joshi", seen: ["prescriptions"], booking: id, start } as const;
  const { number: _, version: __, former: ___, ...version } = aSignedVersion({ booking: id }).version;
  return [
    () =>
      bookings.hold({
        customer,
        practitioner,
        patient: customer,
        start,
        key: "a call",
        at: now,
        decide: () => ({ keep: { booking, complaint: "My knee hurts.", language: "hi", jobs: [] }, release: null, answer: null }),
      }),
    () =>
      moved({ at: now, by: { kind: "provider" }, deed: { kind: "state", event: "pay", payment: "p-1" } }, [
        { id: "e-1", provider: "razorpay", payment: "p-1", kind: "captured", amount: FEE, at: now },
      ]),
    () => moved({ at: now, by: { kind: "customer" }, deed: { kind: "state", event: "check-in", payment: null } }, []),
    () => prescriptions.sign(booking, () => ({ write: { version, read, jobs: [] }, answer: () => null })),
    () => prescriptions.withdraw(id, { at: now, reason: "Wrong" }, { read, jobs: [] }),
  ];
}

/** All else that is kept and asked of it. */
export async function askOfAppointment(db: Database, { id, customer }: Booking): Promise<void> {
  const [bookings, drafts, prescriptions] = [
    postgresBookings(db),
    postgresPrescriptionDrafts(db),
    postgresPrescriptions(db, prescriptionHash),
  ];
  const booking = { id, customer };
  for (const line of [2, 4] as const) await bookings.putFeedback(booking, { line, text: "It froze." });
  expect([await bookings.complaint(booking), await bookings.feedback(booking)]).toEqual(["My knee hurts.", { line: 4, text: "It froze." }]);
  const stored = await bookings.withId(id);
  expect(stored?.booking.history.map(({ deed }) => deed.event)).toEqual(["hold", "pay", "check-in"]);
  expect([await bookings.own(customer, id), ...(await bookings.of(customer))]).toEqual([stored, stored]);
  await postgresRooms(db, { of: () => NEVER }).find(id);
  const { kind: _, ...written } = { ...aPrescription(), age: null, gender: null };
  for (const advice of ["Rest", "Walk"]) await drafts.put(booking, { ...written, advice });
  expect((await drafts.of(booking))?.advice).toBe("Walk");
  await drafts.drop(booking);
  const signed = await prescriptions.ofBooking(id);
  expect(signed).toMatchObject({ versions: [{ version: { version: 1 } }], withdrawn: { reason: "Wrong" } });
  expect(await prescriptions.withNumber(signed?.versions[0].version.number ?? "")).toEqual(signed);
  expect(await prescriptions.of(customer)).toEqual([signed]);
  for await (const one of ownPrescriptions(db, customer)) expect(one).toMatchObject({ version: 1, withdrawn_because: "Wrong" });
}
