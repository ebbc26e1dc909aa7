import { token } from "../../shared/token.ts";
import { bookingChange } from "./booking-change.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Bookings } from "./bookings.port.ts";

/** Gives up a time that nobody confirmed. Does nothing before it is over, or once it was confirmed. Source: specification/consultations.md, States of a booking. */
export type ExpireBooking = (id: PayableId) => Promise<void>;
export const ExpireBooking = token<ExpireBooking>("ExpireBooking");

/** A hold that was prolonged by a payment has a job of its own for the later time. */
export const makeExpireBooking =
  ({ bookings, now }: { readonly bookings: Bookings; readonly now: Clock }): ExpireBooking =>
  async (id) => {
    const at = now();
    await bookings.change(id, {
      at,
      events: [],
      decide({ booking }) {
        const moved = bookingChange(booking, [{ at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } }]);
        return { change: moved.kind === "ok" && moved.value.after !== booking ? moved.value : null, answer: null };
      },
    });
  };
