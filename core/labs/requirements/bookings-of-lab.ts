import { readByLaboratoryUntil } from "./read-by-laboratory-until.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { KeptLabBooking, LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabId } from "../lab.ts";

/** What staff ask of bookings of tests. */
export type StaffBookings = Pick<LabBookings, "withId" | "between" | "changeAsStaff">;

/**
 * Bookings of tests as staff reach them: the staff of a laboratory its own, until 30 days after they ended; all others are to them as if
 * they were not there. `lab` null: staff of the platform, who reach all. Source: specification/labs.md, Staff of a laboratory.
 */
export function bookingsOfLab(bookings: StaffBookings, lab: LabId | null, now: Clock): StaffBookings {
  if (lab === null) return bookings;
  const isReached = ({ booking }: KeptLabBooking): boolean => {
    const until = readByLaboratoryUntil(booking);
    return booking.lab.id === lab && (until === null || now() < until);
  };
  const withId: StaffBookings["withId"] = async (id) => {
    const stored = await bookings.withId(id);
    return stored !== null && isReached(stored) ? stored : null;
  };
  return {
    withId,
    between: async (request) =>
      (await bookings.between({ ...request, lab })).filter((stored) => isReached(stored) && [lab, null].includes(request.lab)),
    // A booking stays with its laboratory, so nothing can change between the look and the step.
    changeAsStaff: async (id, decide) => ((await withId(id)) === null ? null : bookings.changeAsStaff(id, decide)),
  };
}
