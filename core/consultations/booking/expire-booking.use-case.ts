import { useCase } from "../../shared/token.ts";
import { changeByClock } from "./change-by-clock.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "./bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Gives up a time that nobody confirmed. Does nothing before it is over, or once it was confirmed. Source: specification/consultations.md,
 * States of a booking.
 */
export type ExpireBooking = (id: PayableId) => Promise<void>;
export const ExpireBooking = useCase<ExpireBooking>("consultations", "ExpireBooking");

/** A hold that was prolonged by a payment has a job of its own for the later time. */
export const makeExpireBooking = maker(
  ExpireBooking,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }) =>
    (id) =>
      changeByClock(bookings, id, { event: "expire", at: now() }),
);
