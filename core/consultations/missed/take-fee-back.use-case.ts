import { useCase } from "../../shared/token.ts";
import { changeMyBooking } from "../booking/change-my-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingStepRefusal } from "../booking/booking.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

/**
 * A customer wants their fee back for an appointment that the practitioner missed, or that failed, and no other time. All of it goes back,
 * or the consultation to the plan that paid; again it changes nothing. Refused where it was free. Source: specification/consultations.md,
 * Missing an appointment.
 */
export type TakeFeeBack = (customer: CustomerId, id: PayableId) => Promise<Result<BookingView, UnknownBooking | BookingStepRefusal>>;
export const TakeFeeBack = useCase<TakeFeeBack>("consultations", "TakeFeeBack");

export const makeTakeFeeBack = maker(
  TakeFeeBack,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }) =>
    (customer, id) =>
      changeMyBooking(bookings, customer, { id, event: "refund", at: now() }),
);
