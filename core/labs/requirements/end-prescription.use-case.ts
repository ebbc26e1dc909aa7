import { useCase } from "../../shared/token.ts";
import { changeLabBookingByClock } from "../booking/change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Cancels a booking whose prescription was refused where no other was sent in time. Does nothing before. Source: specification/labs.md,
 * Prescription for a test.
 */
export type EndPrescription = (id: PayableId) => Promise<void>;
export const EndPrescription = useCase<EndPrescription>("labs", "EndPrescription");

export const makeEndPrescription = maker(
  EndPrescription,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }) =>
    (id) =>
      changeLabBookingByClock(bookings, { id, event: "call-off", at: now() }),
);
