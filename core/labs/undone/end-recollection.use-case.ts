import { useCase } from "../../shared/token.ts";
import { changeLabBookingByClock } from "../booking/change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Sends the money of a spoilt sample back where nobody chose another slot in time. Does nothing before. Source: specification/labs.md,
 * States of a lab booking.
 */
export type EndRecollection = (id: PayableId) => Promise<void>;
export const EndRecollection = useCase<EndRecollection>("labs", "EndRecollection");

export const makeEndRecollection = maker(
  EndRecollection,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }) =>
    (id) =>
      changeLabBookingByClock(bookings, { id, event: "decline", at: now() }),
);
