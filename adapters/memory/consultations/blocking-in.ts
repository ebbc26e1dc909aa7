import { codePointOrder } from "#core/shared/code-point-order.ts";
import { appointmentOf } from "#core/consultations/booking/appointment-of.ts";
import { BLOCKING_STATES } from "#core/consultations/slots/blocking-states.ts";
import { LONGEST_APPOINTMENT } from "#core/consultations/calendar/longest-appointment.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const MINUTE = 60_000;

/** Appointments in the states that block time, of a practitioner or of a patient with anybody, by start and then id. */
export const blockingIn = (
  { appointments, bookings }: Memory,
  request: { readonly practitioner: string; readonly patient: string | null; readonly from: number; readonly to: number },
): readonly Appointment[] =>
  [...appointments, ...[...bookings.values()].map(({ booking }) => appointmentOf(booking))]
    .filter(({ state }) => BLOCKING_STATES.includes(state))
    .filter(
      ({ practitioner, patient }) => practitioner === request.practitioner || (request.patient !== null && patient === request.patient),
    )
    .filter(({ start, length, buffer }) => start + (length + buffer) * MINUTE > request.from && start < request.to + LONGEST_APPOINTMENT)
    .toSorted((a, b) => a.start - b.start || codePointOrder(a.id, b.id));
