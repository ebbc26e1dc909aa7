import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { allLookedUp, lookedUp } from "../../staff/looked-up.ts";
import { collectorOf } from "../booking/lab-collector.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { AuditNeeds } from "../../staff/looked-up.ts";
import type { KeptLabBooking, LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabId } from "../lab.ts";

/**
 * Shows staff a booking of tests, with its address, for what gave it its state and its money; `who` is the staff member's name. The audit
 * log has it before anything is answered. null: there is no such booking. Source: specification/labs.md, Staff commands.
 */
export type ExplainLabBookingToStaff = (who: string, id: PayableId) => Promise<KeptLabBooking | null>;

export const makeExplainLabBookingToStaff =
  ({ bookings, ...notes }: AuditNeeds & { readonly bookings: Pick<LabBookings, "withId"> }): ExplainLabBookingToStaff =>
  async (who, id) =>
    lookedUp(notes, await bookings.withId(id), ({ booking: { state } }) => ({
      who,
      action: "lab explain",
      subject: { kind: "lab-booking", id },
      details: { state },
    }));

/** `lab` null: of all laboratories. `collector` null: whoever takes the samples. */
type AskedLabDay = { readonly day: Day; readonly lab: LabId | null; readonly collector: string | null };

/**
 * Lists staff the bookings of tests that start on a day, by hour and pincode, with the addresses of those at home. The audit log has who
 * looked, at which laboratory or at all, at which day and how many they were, before anything is answered; of an empty list it has nothing.
 * Source: specification/labs.md, Staff commands.
 */
export type ListLabBookingsToStaff = (who: string, day: AskedLabDay) => Promise<readonly KeptLabBooking[]>;

export const makeListLabBookingsToStaff =
  ({ bookings, ...notes }: AuditNeeds & { readonly bookings: Pick<LabBookings, "between"> }): ListLabBookingsToStaff =>
  async (who, { day, lab, collector }) => {
    const ofDay = await bookings.between({ lab, from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) });
    const labBookings = collector === null ? ofDay : ofDay.filter(({ booking }) => collectorOf(booking) === collector);
    const byHour = labBookings.toSorted((a, b) => a.booking.start - b.booking.start || (pincodeOf(a) < pincodeOf(b) ? -1 : 1));
    return allLookedUp(notes, byHour, (found) => ({
      who,
      action: "lab bookings",
      subject: { kind: "lab", id: lab ?? "all" },
      details: { day, count: found.length },
    }));
  };

const pincodeOf = ({ booking: { place } }: KeptLabBooking): string => (place.kind === "home" ? place.address.pincode : "");
