import { useCase } from "../../shared/token.ts";
import { changeLabBookingByClock } from "./change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Gives up a slot that nobody paid for. Does nothing before it is over, or once it was paid. Source: specification/labs.md, States of a lab
 * booking.
 */
export type ExpireLabBooking = (id: PayableId) => Promise<void>;
export const ExpireLabBooking = useCase<ExpireLabBooking>("labs", "ExpireLabBooking");

export const makeExpireLabBooking = maker(
  ExpireLabBooking,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }) =>
    (id) =>
      changeLabBookingByClock(bookings, { id, event: "expire", at: now() }),
);
