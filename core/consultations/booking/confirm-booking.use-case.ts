import { useCase } from "../../shared/token.ts";
import { canStillBePaid } from "./paid-by-plan.ts";
import { changeMyBooking } from "./change-my-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "./bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingStepRefusal } from "./booking.ts";
import type { BookingView } from "./booking-view.ts";
import type { SeenBooking } from "./bookings.port.ts";
import type { UnknownBooking } from "./change-my-booking.ts";

/**
 * Confirms a held time that costs nothing. Refused where a fee is due, the time is kept no longer, or its plan pays no more. Source:
 * specification/consultations.md, States of a booking.
 */
export type ConfirmBooking = (customer: CustomerId, id: PayableId) => Promise<Result<BookingView, UnknownBooking | BookingStepRefusal>>;
export const ConfirmBooking = useCase<ConfirmBooking>("consultations", "ConfirmBooking");

export const makeConfirmBooking = maker(
  ConfirmBooking,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }) =>
    (customer, id) =>
      changeMyBooking(bookings, customer, { id, event: "confirm", at: now() }, overRefusal),
);

/** A hold that is over is as good as expired, though nobody has ended it yet. */
function overRefusal(seen: SeenBooking, at: number): BookingStepRefusal | null {
  const { state, expiresAt } = seen.booking;
  if (state !== "held") return null;
  const isOver = expiresAt !== null && at >= expiresAt;
  return isOver || !canStillBePaid(seen, at) ? { kind: "not-possible", state: "expired" } : null;
}
