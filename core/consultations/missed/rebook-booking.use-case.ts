import { useCase } from "../../shared/token.ts";
import { moveMyBooking } from "../moving/move-my-booking.ts";
import { rebookRefusal } from "../moving/rebook-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { MovingRefusal, RequestedMove } from "../moving/move-my-booking.ts";

/**
 * Gives an appointment that the practitioner missed, or that failed, another time: no payment is due, and it counts as no move. As
 * `moveMyBooking` does. Source: specification/consultations.md, Missing an appointment.
 */
export type RebookBooking = (customer: CustomerId, move: RequestedMove) => Promise<Result<BookingView, MovingRefusal>>;
export const RebookBooking = useCase<RebookBooking>("consultations", "RebookBooking");

export const makeRebookBooking = maker(
  RebookBooking,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "move">; readonly now: Clock }) =>
    (customer, move) =>
      moveMyBooking(bookings, customer, move, { event: "rebook", at: now(), whyNot: rebookRefusal }),
);
