import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { bookingView } from "../booking/booking-view.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Reviews } from "../../reviews/reviews.port.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { MyReview, Review } from "../../reviews/review.ts";
import type { BookingFeedback } from "../booking/booking-feedback.ts";
import type { BookingView } from "../booking/booking-view.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

/**
 * `complaint`: what the patient wrote before it; null: nothing. `review`: the newest of its practitioner. `isPrescribed`: it has a
 * prescription, if only a withdrawn one. `now`: when it was read, in milliseconds since 1970, by which its clock is counted.
 */
export type BookingDetails = BookingView & {
  readonly complaint: string | null;
  readonly review: Pick<Review, "stars" | "text" | "state" | "reason"> | null;
  readonly feedback: BookingFeedback | null;
  readonly isPrescribed: boolean;
  readonly now: number;
};

/** A booking of the customer's own. Source: specification/consultations.md, Calls. */
export type ShowBooking = (customer: CustomerId, id: PayableId) => Promise<Result<BookingDetails, UnknownBooking>>;
export const ShowBooking = useCase<ShowBooking>("consultations", "ShowBooking");

type Needs = {
  readonly bookings: Pick<Bookings, "own" | "complaint" | "feedback">;
  readonly reviews: Pick<Reviews, "of">;
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
  readonly now: Clock;
};

export const makeShowBooking = maker(
  ShowBooking,
  { bookings: Bookings, reviews: Reviews, prescriptions: Prescriptions, now: Clock },
  ({ bookings, reviews, prescriptions, now }: Needs) =>
    async (customer, id) => {
      const stored = await bookings.own(customer, id);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const [complaint, feedback, review, prescription] = await Promise.all([
        bookings.complaint(stored.booking),
        bookings.feedback(stored.booking),
        reviews.of(customer, { kind: "practitioner", id: stored.booking.practitioner }),
        prescriptions.ofBooking(id),
      ]);
      return ok({
        ...bookingView(stored),
        complaint,
        feedback,
        review: review === null ? null : reviewIn(review),
        isPrescribed: prescription !== null,
        now: now(),
      });
    },
);

const reviewIn = ({ newest: { stars, text, state, reason } }: MyReview): BookingDetails["review"] => ({ stars, text, state, reason });
