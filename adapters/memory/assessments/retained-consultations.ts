import { randomUUID } from "node:crypto";
import { patientKey, patientOf } from "#core/account/patient.ts";
import { retained } from "#core/assessments/retention/retained-consultation.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { consentOf } from "#adapters/memory/consultations/health-consents.ts";
import type { RetainedConsultations } from "#core/assessments/retention/retained-consultations.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryRetainedConsultations = (memory: Memory): RetainedConsultations => ({
  ofDay: async (practitioner, day) =>
    memory.retainedConsultations
      .filter((one) => one.practitioner === practitioner && indianDay(one.start) === day)
      .toSorted((a, b) => a.start - b.start),
  async forget(today) {
    memory.retainedConsultations = memory.retainedConsultations.filter(({ until }) => until > today);
  },
});

/** Keeps what care law wants of a customer's appointments, and erases the appointments. */
export function retainConsultationsInMemory(memory: Memory, customer: CustomerId): void {
  const pseudonyms = new Map<string, string>();
  const own = [...memory.bookings.values()].filter(({ booking }) => booking.customer === customer);
  for (const { booking } of own.toSorted((a, b) => a.booking.start - b.booking.start)) {
    const patient = patientOf(customer, booking.member);
    const pseudonym = pseudonyms.get(patientKey(patient)) ?? randomUUID();
    pseudonyms.set(patientKey(patient), pseudonym);
    const rooms = [...memory.rooms.steps].filter(([key]) => key.startsWith(`${booking.id} `));
    const stored = retained(
      {
        practitioner: booking.practitioner,
        start: booking.start,
        consent: consentOf(memory, patient),
        rooms: rooms
          .map(([key, steps]) => ({ start: Number(key.slice(booking.id.length + 1)), steps }))
          .toSorted((a, b) => a.start - b.start),
        shared: memory.sharedCopies.get(booking.id)?.copy ?? null,
        prescription: memory.prescriptions.get(booking.id) ?? null,
      },
      pseudonym,
    );
    if (stored !== null) memory.retainedConsultations = [...memory.retainedConsultations, stored];
    memory.bookings.delete(booking.id);
    memory.sharedCopies.delete(booking.id);
    memory.prescriptions.delete(booking.id);
    memory.prescriptionDrafts.delete(booking.id);
    memory.bookingFeedback.delete(booking.id);
    for (const [key] of rooms) memory.rooms.steps.delete(key);
  }
  memory.memberConsents.delete(customer);
  for (const [key, tick] of memory.ticks) if (tick.customer === customer) memory.ticks.delete(key);
}
