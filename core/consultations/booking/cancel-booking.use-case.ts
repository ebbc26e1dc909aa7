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
 * Cancels a customer's confirmed appointment before its start, and owes back what `PreviewCancel` showed at that time; again it changes
 * nothing. Source: specification/consultations.md, Money back.
 */
export type CancelBooking = (customer: CustomerId, id: PayableId) => Promise<Result<BookingView, UnknownBooking | BookingStepRefusal>>;
export const CancelBooking = useCase<CancelBooking>("consultations", "CancelBooking");

export const makeCancelBooking = maker(
  CancelBooking,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }) =>
    (customer, id) =>
      changeMyBooking(bookings, customer, { id, event: "cancel", at: now() }),
);
