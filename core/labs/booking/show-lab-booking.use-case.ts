import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { labBookingView } from "./lab-booking-view.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "./change-my-lab-booking.ts";
import type { LabBookingView } from "./lab-booking-view.ts";

/** `now`: when it was read, in milliseconds since 1970, by which its clock is counted. */
export type ShownLabBooking = LabBookingView & { readonly now: number };

/** A booking of tests of the customer's own. Source: specification/labs.md, Calls. */
export type ShowLabBooking = (customer: CustomerId, id: PayableId) => Promise<Result<ShownLabBooking, UnknownLabBooking>>;
export const ShowLabBooking = useCase<ShowLabBooking>("labs", "ShowLabBooking");

export const makeShowLabBooking = maker(
  ShowLabBooking,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "withId">; readonly now: Clock }) =>
    async (customer, id) => {
      const stored = await bookings.withId(id);
      if (stored === null || stored.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      return ok({ ...labBookingView(stored.booking), now: now() });
    },
);
