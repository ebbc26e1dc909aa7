import { useCase } from "../../shared/token.ts";
import { moveMyBooking } from "./move-my-booking.ts";
import { moveRefusal } from "./move-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { MovingRefusal, RequestedMove } from "./move-my-booking.ts";

/**
 * Moves a customer's own appointment to a start that is offered, as `moveMyBooking` does. Source: specification/consultations.md, Moving an
 * appointment.
 */
export type RescheduleBooking = (customer: CustomerId, move: RequestedMove) => Promise<Result<BookingView, MovingRefusal>>;
export const RescheduleBooking = useCase<RescheduleBooking>("consultations", "RescheduleBooking");

export const makeRescheduleBooking = maker(
  RescheduleBooking,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "move">; readonly now: Clock }) =>
    (customer, move) =>
      moveMyBooking(bookings, customer, move, { event: "reschedule", at: now(), whyNot: moveRefusal }),
);
