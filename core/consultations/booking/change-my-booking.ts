import { refused } from "../../shared/result.ts";
import { bookingChange } from "./booking-change.ts";
import { bookingView } from "./booking-view.ts";
import { ok } from "../../shared/result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingStepRefusal } from "./booking.ts";
import type { PlainEvent } from "./booking-step.ts";
import type { BookingView } from "./booking-view.ts";
import type { Bookings, SeenBooking } from "./bookings.port.ts";

/** Somebody else's booking is refused like one that does not exist. */
export type UnknownBooking = { readonly kind: "unknown-booking" };

type Wanted = { readonly id: PayableId; readonly event: PlainEvent; readonly at: number };

/** Why a booking takes no such step at a moment, beside what its steps say; null: it does. */
type WhyNot = (seen: SeenBooking, at: number) => BookingStepRefusal | null;

/** Takes a step of a customer's own booking, or refuses it. Source: specification/consultations.md, States of a booking. */
export async function changeMyBooking(
  bookings: Bookings,
  customer: CustomerId,
  { id, event, at }: Wanted,
  whyNot: WhyNot = () => null,
): Promise<Result<BookingView, UnknownBooking | BookingStepRefusal>> {
  const answer = await bookings.change<Result<BookingView, UnknownBooking | BookingStepRefusal>>(id, {
    at,
    events: [],
    decide(seen) {
      const { booking } = seen;
      if (booking.customer !== customer) return { change: null, answer: refused({ kind: "unknown-booking" }) };
      const why = whyNot(seen, at);
      if (why !== null) return { change: null, answer: refused(why) };
      const moved = bookingChange(booking, [{ at, by: { kind: "customer" }, deed: { kind: "state", event, payment: null } }]);
      if (moved.kind === "refused") return { change: null, answer: moved };
      return {
        change: moved.value.after === booking ? null : moved.value,
        answer: ok(bookingView({ ...seen, booking: moved.value.after })),
      };
    },
  });
  return answer ?? refused({ kind: "unknown-booking" });
}
