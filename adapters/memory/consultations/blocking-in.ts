import { codePointOrder } from "#core/shared/code-point-order.ts";
import type { Appointment, BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const BLOCKING: readonly BookingState[] = ["held", "pending_payment", "confirmed", "checked_in", "in_progress"];
const MINUTE = 60_000;
const LONGEST = 360 * MINUTE;

/** Appointments in the states that block time, of a practitioner or of a patient with anybody, by start and then id. */
export const blockingIn = (
  { appointments }: Memory,
  asked: { readonly practitioner: string; readonly patient: string | null; readonly from: number; readonly to: number },
): readonly Appointment[] =>
  appointments
    .filter(({ state }) => BLOCKING.includes(state))
    .filter(({ practitioner, patient }) => practitioner === asked.practitioner || (asked.patient !== null && patient === asked.patient))
    .filter(({ start, length, buffer }) => start + (length + buffer) * MINUTE > asked.from && start < asked.to + LONGEST)
    .toSorted((a, b) => a.start - b.start || codePointOrder(a.id, b.id));
