import { lacksNewPrescription } from "#web/features/labs/booking/lacks-new-prescription.ts";
import type { ListedLabBooking } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";

export type LabBookingGroup = "waiting" | "next" | "under-way" | "past";

/**
 * Bookings of tests as a list shows them, empty groups left out: what waits for its customer and what comes up, the next one first, then
 * those whose sample was taken or whose time is over, and those that have ended, the latest first. `at` in milliseconds since 1970.
 */
export function labBookingGroups<Booking extends ListedLabBooking>(
  bookings: readonly Booking[],
  at: number,
): readonly { readonly group: LabBookingGroup; readonly bookings: readonly Booking[] }[] {
  const sorted = bookings.toSorted((a, b) => a.start - b.start);
  const of = (group: LabBookingGroup) => sorted.filter((one) => groupOf(one, at) === group);
  const groups = [
    { group: "waiting", bookings: of("waiting") },
    { group: "next", bookings: of("next") },
    { group: "under-way", bookings: of("under-way").toReversed() },
    { group: "past", bookings: of("past").toReversed() },
  ] as const;
  return groups.filter((one) => one.bookings.length > 0);
}

function groupOf(booking: ListedLabBooking, at: number): LabBookingGroup {
  const { state, isMissed, expiresAt, start, isBeingChecked } = booking;
  if (isBeingChecked) return "waiting";
  switch (state) {
    case "held":
    case "pending_payment":
      return expiresAt !== null && at < expiresAt ? "waiting" : "past";
    case "recollect":
      return "waiting";
    case "booked":
    case "assigned":
      if (isMissed || lacksNewPrescription(booking)) return "waiting";
      return at < start ? "next" : "under-way";
    case "collected":
    case "in_lab":
    case "partial":
      return "under-way";
    case "ready":
    case "expired":
    case "cancelled":
      return "past";
  }
}
