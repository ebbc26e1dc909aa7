import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { bookingChange } from "../booking/booking-change.ts";
import { bookingView } from "../booking/booking-view.ts";
import { moveRefusal } from "./move-refusal.ts";
import { timeRefusal } from "./time-refusal.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { Bookings, SeenForMove } from "../booking/bookings.port.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { UnknownPractitioner } from "../directory/show-practitioner.use-case.ts";
import type { MoveRefusal } from "./move-refusal.ts";
import type { TimeRefusal } from "./time-refusal.ts";

/** `start` in milliseconds since 1970. */
export type RescheduleRequest = { readonly booking: PayableId; readonly start: number };

export type RescheduleRefusal = UnknownBooking | UnknownPractitioner | MoveRefusal | TimeRefusal;

/**
 * Moves a customer's own appointment to a start that is offered. Its old time is free and the new one is taken in one step, or nothing
 * happens. To where it is already, it changes nothing. Source: specification/consultations.md, Moving an appointment.
 */
export type RescheduleBooking = (customer: CustomerId, asked: RescheduleRequest) => Promise<Result<BookingView, RescheduleRefusal>>;
export const RescheduleBooking = token<RescheduleBooking>("RescheduleBooking");

export const makeRescheduleBooking =
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "move">; readonly now: Clock }): RescheduleBooking =>
  async (customer, { booking: id, start }) => {
    const at = now();
    const answer = await bookings.move<Result<BookingView, RescheduleRefusal>>(id, {
      start,
      at,
      decide(seen) {
        const { booking } = seen;
        if (booking.customer !== customer) return { change: null, answer: refused({ kind: "unknown-booking" }) };
        if (booking.state === "confirmed" && booking.start === start) return { change: null, answer: ok(bookingView(seen)) };
        const why = whyNot(seen, start, at);
        if (why !== null) return { change: null, answer: refused(why) };
        const deed = { kind: "move", event: "reschedule", from: booking.start, to: start } as const;
        const moved = bookingChange(booking, [{ at, by: { kind: "customer" }, deed }]);
        if (moved.kind === "refused") throw new TypeError(`${booking.state} takes no reschedule`);
        return { change: moved.value, answer: ok(bookingView({ ...seen, booking: moved.value.after })) };
      },
    });
    return answer ?? refused({ kind: "unknown-booking" });
  };

function whyNot({ booking, practitioner, appointments }: SeenForMove, start: number, at: number): RescheduleRefusal | null {
  const why = moveRefusal(booking, at);
  if (why !== null) return why;
  if (practitioner === null) return { kind: "unknown-practitioner" };
  const { id, length, member, customer } = booking;
  return timeRefusal(practitioner, appointments, { at, start, length, patient: member ?? customer, exclude: id });
}
