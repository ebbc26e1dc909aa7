import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { Rooms } from "#core/consultations/call/rooms.port.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import { PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryPractitionerRegister } from "#adapters/memory/consultations/practitioner-register.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { memoryPrescriptionDrafts } from "#adapters/memory/consultations/prescription-drafts.ts";
import { memoryRooms } from "#adapters/memory/consultations/rooms.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";

export const MINUTE = 60_000;
/** When the appointment begins. */
export const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;

/** It is nine: Asha's appointment with Dr. Sunanda Joshi begins, which is paid for. */
export async function anAppointmentNow(mode: "audio" | "video", complaint: string | null = null) {
  const memory = new Memory();
  const sunanda = aPractitioner("sunanda");
  memory.practitioners.set(practitionerId("sunanda"), sunanda);
  const clock = { at: now };
  const container = composeMemory();
  container.rebind(Clock).toConstantValue(() => clock.at);
  container.rebind(Customers).toConstantValue(memoryCustomers(memory));
  container.rebind(Practitioners).toConstantValue(memoryPractitioners(memory));
  container.rebind(PractitionerRegister).toConstantValue(memoryPractitionerRegister(memory));
  container.rebind(Bookings).toConstantValue(memoryBookings(memory));
  container.rebind(Rooms).toConstantValue(memoryRooms(memory));
  container.rebind(PrescriptionDrafts).toConstantValue(memoryPrescriptionDrafts(memory));
  const asha = await signedIn(container, memory, "Asha");
  const doctor = await signedIn(container, memory, "Sunanda");
  container.rebind(PractitionerOf).toConstantValue(async (account) => (account === doctor.id ? sunanda.practitioner : null));
  if (complaint !== null) await container.get(AllowCareData)(asha.id, { member: null, consent: true });
  const asked = { practitioner: sunanda.practitioner.id, start: nine, length: 30, mode, member: null, complaint, key: "a" } as const;
  const held = await container.get(HoldTime)({ customer: asha.id, language: null }, asked);
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  const { id, fee } = held.value;
  await bookingPayables(container.get(Bookings)).record(id, { events: [{ ...captureBy("pay-1", fee), at: now }], at: now });
  clock.at = nine;
  return { container, memory, clock, asha, doctor, id };
}
