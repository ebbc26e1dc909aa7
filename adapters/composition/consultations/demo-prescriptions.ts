import { CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { makeSignPrescription } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import { DAYS_BACK, firstDayToTick } from "#core/consultations/ticks/tick-refusal.ts";
import { asNeededItems, isWithinSpan } from "#core/consultations/ticks/as-needed-dose.ts";
import { dosesOn, momentOf } from "#core/consultations/ticks/planned-dose.ts";
import { daysAfter } from "#core/shared/day.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";
import type { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { BookingHistory } from "#adapters/demo-practitioners/booking-histories.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Signed, ticked and looked at by the same rules as anybody's: a demo's prescription that they refuse is a defect. */
export async function signDemoPrescriptions(
  trx: Database,
  {
    histories,
    practitioners,
  }: { readonly histories: readonly BookingHistory[]; readonly practitioners: readonly ConsultingPractitioner[] },
  now: number,
): Promise<void> {
  const bookings = postgresBookings(trx);
  const prescriptions = withoutJobs(postgresPrescriptions(trx, prescriptionHash));
  const log = postgresAccessLog(trx);
  for (const { booking, prescribed } of histories) {
    const writer = practitioners.find(({ practitioner }) => practitioner.id === booking.practitioner)?.practitioner;
    const patient = await postgresCustomers(trx).withId(booking.customer);
    if (writer === undefined || patient === null || prescribed.length === 0) continue;
    await trx.insertInto("call_step").values(consulted(booking)).execute();
    const patientOf = async () => ({ ...patient, consent: `call-${CONSENT_VERSION}`, allergies: [] });
    const { id, customer, member, start } = booking;
    const read = { customer, member, by: writer.name, booking: id, start };
    await log.add({ ...read, at: start + 2 * MINUTE, seen: ["health-profile"] });
    for (const { at, written } of prescribed) {
      if (written.reason !== null) await log.add({ ...read, at: at - 5 * MINUTE, seen: ["prescriptions"] });
      const sign = makeSignPrescription({ bookings, prescriptions, accessLog: log, patientOf, now: () => at });
      const signed = await sign(writer, { booking: booking.id, written, age: null, gender: null });
      if (signed.kind === "refused") throw new TypeError(`the demo's prescription for ${booking.id} is refused: ${signed.refusal.kind}`);
    }
    const prescription = await prescriptions.ofBooking(id);
    if (prescription !== null) await tickMost(trx, prescription, now);
  }
}

/** What follows has happened. */
const withoutJobs = (stored: Prescriptions): Prescriptions => ({
  ...stored,
  sign: (booking, decide) =>
    stored.sign(booking, (seen) => {
      const { write, answer } = decide(seen);
      return { write: write === null ? null : { ...write, jobs: [] }, answer };
    }),
});

/** One dose of seven is forgotten, and today's are ticked as they come. What is taken as needed was needed on two evenings of three. */
async function tickMost(trx: Database, prescription: Prescription, now: number): Promise<void> {
  const ticks = postgresTicks(trx);
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, count) => daysAfter(firstDayToTick(now), count));
  for (const [nth, { booking, item, day, time, at }] of days.flatMap((one) => dosesOn(prescription, one)).entries())
    if (at + LATE < now && nth % 7 !== 4) await ticks.put(prescription.customer, { booking, item, day, time }, at + LATE);
  for (const limited of asNeededItems(prescription))
    for (const [nth, day] of days.entries()) {
      const dose = { booking: limited.booking, item: limited.item, day, time: NEEDED_AT[nth % NEEDED_AT.length] ?? "" };
      if (isWithinSpan(limited, dose) && momentOf(dose) < now) await ticks.put(prescription.customer, dose, momentOf(dose));
    }
}

/** When something was needed on the days of a week; empty: it was not. */
const NEEDED_AT = ["21:40", "", "20:15", "22:05", "19:50", "", "06:35"];

/** The patient consented when they checked in, and was let in. */
function consulted({ id, start, mode }: Booking) {
  const consent = { version: CONSENT_VERSION, language: "en", mode, callBack: true, givenBy: "patient" } as const;
  const deeds: readonly RoomStep[] = [
    { at: start - 5 * MINUTE, deed: { kind: "check-in", consent } },
    { at: start, deed: { kind: "admit" } },
  ];
  return deeds.map(({ at, deed }, place) => ({
    booking_id: id,
    starts_at: new Date(start),
    number: place + 1,
    at: new Date(at),
    deed: JSON.stringify(deed),
  }));
}

const MINUTE = 60_000;
const LATE = 12 * MINUTE;
