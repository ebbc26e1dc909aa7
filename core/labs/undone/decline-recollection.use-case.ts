import { useCase } from "../../shared/token.ts";
import { changeMyLabBooking } from "../booking/change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabStepAnswer } from "../booking/change-my-lab-booking.ts";

/**
 * Wants no other sample after a spoilt one; its money goes back. Refused where none is offered. Source: specification/labs.md, States of a
 * lab booking.
 */
export type DeclineRecollection = (customer: CustomerId, id: PayableId) => Promise<LabStepAnswer>;
export const DeclineRecollection = useCase<DeclineRecollection>("labs", "DeclineRecollection");

export const makeDeclineRecollection = maker(
  DeclineRecollection,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }) =>
    (customer, id) =>
      changeMyLabBooking(bookings, customer, { id, event: "decline", at: now() }),
);
