import { ok, refused } from "../../shared/result.ts";
import { bookingChange } from "../booking/booking-change.ts";
import { bookingView } from "../booking/booking-view.ts";
import { planMoveRefusal } from "./plan-move-refusal.ts";
import { timeRefusal } from "../booking/time-refusal.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { Booking } from "../booking/booking.ts";
import type { BookingMove } from "../booking/booking-step.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { Bookings, SeenForMove } from "../booking/bookings.port.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { UnknownPractitioner } from "../directory/show-practitioner.use-case.ts";
import type { MoveRefusal } from "./move-refusal.ts";
import type { TimeRefusal } from "../booking/time-refusal.ts";

/** `start` in milliseconds since 1970. */
export type RequestedMove = { readonly booking: PayableId; readonly start: number };

export type MovingRefusal = UnknownBooking | UnknownPractitioner | MoveRefusal | TimeRefusal;

/** `whyNot`: why the booking takes no such move at that time; null: it does. */
type Move = {
  readonly event: BookingMove;
  readonly at: number;
  readonly whyNot: (booking: Booking, at: number) => MoveRefusal | null;
};

/**
 * Gives a customer's own booking a start that is offered. Its old time is free and the new one is taken in one step, or nothing happens. To
 * where it is already, it changes nothing. Source: specification/consultations.md, Moving an appointment.
 */
export async function moveMyBooking(
  bookings: Pick<Bookings, "move">,
  customer: CustomerId,
  { booking: id, start }: RequestedMove,
  { event, at, whyNot }: Move,
): Promise<Result<BookingView, MovingRefusal>> {
  const answer = await bookings.move<Result<BookingView, MovingRefusal>>(id, {
    start,
    at,
    decide(seen) {
      const { booking } = seen;
      if (booking.customer !== customer) return { change: null, answer: refused({ kind: "unknown-booking" }) };
      if (booking.state === "confirmed" && booking.start === start) return { change: null, answer: ok(bookingView(seen)) };
      const why = whyNot(booking, at) ?? planMoveRefusal(seen, { start, at }) ?? startRefusal(seen, start, at);
      if (why !== null) return { change: null, answer: refused(why) };
      const action = { kind: "move", event, from: booking.start, to: start } as const;
      const moved = bookingChange(booking, [{ at, by: { kind: "customer" }, deed: action }]);
      if (moved.kind === "refused") throw new TypeError(`${booking.state} takes no ${event}`);
      return { change: moved.value, answer: ok(bookingView({ ...seen, booking: moved.value.after })) };
    },
  });
  return answer ?? refused({ kind: "unknown-booking" });
}

function startRefusal({ booking, practitioner, appointments }: SeenForMove, start: number, at: number): MovingRefusal | null {
  if (practitioner === null) return { kind: "unknown-practitioner" };
  const { id, length, member, customer } = booking;
  return timeRefusal(practitioner, appointments, { at, start, length, patient: member ?? customer, exclude: id });
}
