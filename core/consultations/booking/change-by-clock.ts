import { bookingChange } from "./booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PlainEvent } from "./booking-step.ts";
import type { Bookings } from "./bookings.port.ts";

/**
 * Takes a step of a booking because its time has come. Does nothing where the step does not fit, or comes too early. Source:
 * specification/consultations.md, States of a booking.
 */
export async function changeByClock(
  bookings: Pick<Bookings, "change">,
  id: PayableId,
  { event, at }: { readonly event: PlainEvent; readonly at: number },
): Promise<void> {
  await bookings.change(id, {
    at,
    events: [],
    decide({ booking }) {
      const moved = bookingChange(booking, [{ at, by: { kind: "clock" }, deed: { kind: "state", event, payment: null } }]);
      return { change: moved.kind === "ok" && moved.value.after !== booking ? moved.value : null, answer: null };
    },
  });
}
