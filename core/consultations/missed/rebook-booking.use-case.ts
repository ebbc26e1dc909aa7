import { token } from "../../shared/token.ts";
import { moveMyBooking } from "../moving/move-my-booking.ts";
import { rebookRefusal } from "../moving/rebook-refusal.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { Bookings } from "../booking/bookings.port.ts";
import type { MovingRefusal, RequestedMove } from "../moving/move-my-booking.ts";

/**
 * Gives an appointment that the practitioner missed, or that failed, another time: no payment is due, and it counts as no move. As
 * `moveMyBooking` does. Source: specification/consultations.md, Missing an appointment.
 */
export type RebookBooking = (customer: CustomerId, asked: RequestedMove) => Promise<Result<BookingView, MovingRefusal>>;
export const RebookBooking = token<RebookBooking>("RebookBooking");

export const makeRebookBooking =
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "move">; readonly now: Clock }): RebookBooking =>
  (customer, asked) =>
    moveMyBooking(bookings, customer, asked, { event: "rebook", at: now(), whyNot: rebookRefusal });
