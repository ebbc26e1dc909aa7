import { CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { makeSignPrescription } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { BookingHistory } from "#adapters/demo-practitioners/booking-histories.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Signed by the same rules as anybody's: a demo's prescription that they refuse is a defect. */
export async function signDemoPrescriptions(
  trx: Database,
  histories: readonly BookingHistory[],
  practitioners: readonly ConsultingPractitioner[],
): Promise<void> {
  const [bookings, prescriptions] = [postgresBookings(trx), postgresPrescriptions(trx, prescriptionHash)];
  for (const { booking, prescribed } of histories) {
    const writer = practitioners.find(({ practitioner }) => practitioner.id === booking.practitioner)?.practitioner;
    const patient = await postgresCustomers(trx).withId(booking.customer);
    if (writer === undefined || patient === null || prescribed.length === 0) continue;
    await trx.insertInto("call_step").values(consulted(booking)).execute();
    const patientOf = async () => ({ ...patient, consent: `call-${CONSENT_VERSION}`, allergies: [] });
    for (const { at, written } of prescribed) {
      const sign = makeSignPrescription({ bookings, prescriptions, patientOf, now: () => at });
      const signed = await sign(writer, { booking: booking.id, written, age: null, gender: null });
      if (signed.kind === "refused") throw new TypeError(`the demo's prescription for ${booking.id} is refused: ${signed.refusal.kind}`);
    }
  }
}

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
