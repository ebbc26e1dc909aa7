import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { completedAt } from "./completed-at.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { BookingFeedback } from "../booking/booking-feedback.ts";

export type WrittenFeedback = BookingFeedback & { readonly booking: PayableId };
export type NoFeedback = UnknownBooking | { readonly kind: "not-completed" };

/**
 * Keeps what a customer says privately of a completed appointment of their own, or of one whose call failed. Another replaces it.
 * Source: specification/consultations.md, After an appointment.
 */
export type GiveBookingFeedback = (customer: CustomerId, feedback: WrittenFeedback) => Promise<Result<null, NoFeedback>>;
export const GiveBookingFeedback = useCase<GiveBookingFeedback>("consultations", "GiveBookingFeedback");

export const makeGiveBookingFeedback = maker(
  GiveBookingFeedback,
  { bookings: Bookings },
  ({ bookings }: { readonly bookings: Pick<Bookings, "own" | "putFeedback"> }) =>
    async (customer, { booking, ...feedback }) => {
      const stored = await bookings.own(customer, booking);
      if (stored === null) return refused({ kind: "unknown-booking" });
      if (completedAt(stored.booking) === null && stored.booking.state !== "failed_technically") return refused({ kind: "not-completed" });
      await bookings.putFeedback(stored.booking, feedback);
      return ok(null);
    },
);
