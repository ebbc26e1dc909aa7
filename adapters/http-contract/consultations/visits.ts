import * as z from "zod/mini";
import { LONGEST_FEEDBACK } from "#core/consultations/booking/booking-feedback.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ListPractitionerReviews } from "#core/consultations/visit/list-practitioner-reviews.use-case.ts";
import { ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { LONGEST_REVIEW } from "#core/reviews/review.ts";
import { answerOf, endpoint, fields } from "#adapters/http-contract/endpoint.ts";
import { myReview, reviewPage, reviewPlace } from "#adapters/http-contract/reviews/review.ts";
import { stars } from "#adapters/http-contract/reviews/stars.ts";
import { idOf, orNull, perhaps } from "#adapters/http-contract/scalars.ts";
import { practitionerName } from "./practitioner.ts";

const refusals = {
  "unknown-booking": answerOf(404, "Booking not found"),
  "not-completed": answerOf(409, "This is possible after the appointment."),
} as const;

const booking = ["booking_id", idOf(payableId)] as const;

export const reviewPractitioner = endpoint(ReviewPractitioner, {
  method: "POST",
  path: "/add/reviewtodoctor",
  in: "body",
  audience: "customer",
  request: fields({ booking, stars, text: perhaps(LONGEST_REVIEW) }),
  response: myReview,
  refusals: { ...refusals, "too-many-reviews": answerOf(429, "Too many requests. Please try again later.") },
});

export const listPractitionerReviews = endpoint(ListPractitionerReviews, {
  method: "GET",
  path: "/getreview",
  in: "query",
  audience: "anyone",
  request: fields({ practitioner: ["therapist_id", practitionerName], after: orNull(reviewPlace) }),
  response: reviewPage,
});

export const giveBookingFeedback = endpoint(GiveBookingFeedback, {
  method: "POST",
  path: "/add/bookingfeedback",
  in: "body",
  audience: "customer",
  request: fields({ booking, line: stars, text: perhaps(LONGEST_FEEDBACK) }),
  response: z.null(),
  refusals,
});
