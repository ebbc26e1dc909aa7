import { useCase } from "../../shared/token.ts";
import { changeMyLabBooking } from "./change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabStepAnswer } from "./change-my-lab-booking.ts";

/**
 * Gives up a slot that is held; again it changes nothing. Refused once it is paid. Source: specification/labs.md, States of a lab booking.
 */
export type ReleaseLabSlot = (customer: CustomerId, id: PayableId) => Promise<LabStepAnswer>;
export const ReleaseLabSlot = useCase<ReleaseLabSlot>("labs", "ReleaseLabSlot");

export const makeReleaseLabSlot = maker(
  ReleaseLabSlot,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }) =>
    (customer, id) =>
      changeMyLabBooking(bookings, customer, { id, event: "release", at: now() }),
);
