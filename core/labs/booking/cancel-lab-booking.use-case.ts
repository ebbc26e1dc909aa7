import { useCase } from "../../shared/token.ts";
import { changeMyLabBooking } from "./change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabStepAnswer } from "./change-my-lab-booking.ts";

/**
 * Cancels a booking of the customer's own, and sends back what is due. Refused once the sample was taken. Source: specification/labs.md,
 * States of a lab booking.
 */
export type CancelLabBooking = (customer: CustomerId, id: PayableId) => Promise<LabStepAnswer>;
export const CancelLabBooking = useCase<CancelLabBooking>("labs", "CancelLabBooking");

export const makeCancelLabBooking = maker(
  CancelLabBooking,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }) =>
    (customer, id) =>
      changeMyLabBooking(bookings, customer, { id, event: "cancel", at: now() }),
);
