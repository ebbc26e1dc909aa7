import type { ListedBooking } from "#core/consultations/booking/list-my-bookings.use-case.ts";

export type AppointmentGroup = "waiting" | "next" | "past";

const MINUTE = 60_000;

/**
 * Appointments as a list shows them, empty groups left out: what waits for a payment or for another time to be chosen, what comes up, the
 * next one first, and the rest, the latest first. `at` in milliseconds since 1970.
 */
export function appointmentGroups(
  bookings: readonly ListedBooking[],
  at: number,
): readonly { readonly group: AppointmentGroup; readonly appointments: readonly ListedBooking[] }[] {
  const sorted = bookings.toSorted((a, b) => a.start - b.start);
  const of = (group: AppointmentGroup) => sorted.filter((one) => groupOf(one, at) === group);
  const groups = [
    { group: "waiting", appointments: of("waiting") },
    { group: "next", appointments: of("next") },
    { group: "past", appointments: of("past").toReversed() },
  ] as const;
  return groups.filter(({ appointments }) => appointments.length > 0);
}

function groupOf(booking: ListedBooking, at: number): AppointmentGroup {
  const { state, start, length, expiresAt } = booking;
  if (booking.isBeingChecked || isUndecided(booking, at)) return "waiting";
  if (state === "held" || state === "pending_payment") return expiresAt !== null && at < expiresAt ? "waiting" : "past";
  const isOpen = state === "confirmed" || state === "checked_in" || state === "in_progress";
  return isOpen && at < start + length * MINUTE ? "next" : "past";
}

/** Whether it took no place through no fault of its customer, and another time can be chosen instead. `at` in milliseconds since 1970. */
export const isUndecided = ({ rebookableUntil }: Pick<ListedBooking, "rebookableUntil">, at: number): boolean =>
  rebookableUntil !== null && at < rebookableUntil;
