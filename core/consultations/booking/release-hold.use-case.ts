import { useCase } from "../../shared/token.ts";
import { changeMyBooking } from "./change-my-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "./bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingStepRefusal } from "./booking.ts";
import type { BookingView } from "./booking-view.ts";
import type { UnknownBooking } from "./change-my-booking.ts";

/**
 * Gives up a time that is held; again it changes nothing. Refused once it is confirmed. Source: specification/consultations.md, Holding a
 * time.
 */
export type ReleaseHold = (customer: CustomerId, id: PayableId) => Promise<Result<BookingView, UnknownBooking | BookingStepRefusal>>;
export const ReleaseHold = useCase<ReleaseHold>("consultations", "ReleaseHold");

export const makeReleaseHold = maker(
  ReleaseHold,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }) =>
    (customer, id) =>
      changeMyBooking(bookings, customer, { id, event: "release", at: now() }),
);
