import { token } from "../../shared/token.ts";
import { changeMyLabBooking } from "./change-my-lab-booking.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { LabStepAnswer } from "./change-my-lab-booking.ts";
import type { LabBookings } from "./lab-bookings.port.ts";

/** Gives up a slot that is held; again it changes nothing. Refused once it is paid. Source: specification/labs.md, States of a lab booking. */
export type ReleaseLabSlot = (customer: CustomerId, id: PayableId) => Promise<LabStepAnswer>;
export const ReleaseLabSlot = token<ReleaseLabSlot>("ReleaseLabSlot");

export const makeReleaseLabSlot =
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "change">; readonly now: Clock }): ReleaseLabSlot =>
  (customer, id) =>
    changeMyLabBooking(bookings, customer, { id, event: "release", at: now() });
