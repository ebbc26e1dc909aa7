import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeByWriting } from "../../reviews/review-change.ts";
import { reviewId } from "../../reviews/review.ts";
import { REVIEWS_WRITTEN } from "../../reviews/write-review.use-case.ts";
import { completedAt } from "./completed-at.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Reviews } from "../../reviews/reviews.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { MyReview, Stars } from "../../reviews/review.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

export type VisitReview = { readonly booking: PayableId; readonly stars: Stars; readonly text: string };
export type NotReviewed = UnknownBooking | { readonly kind: "not-completed" | "too-many-reviews" };

/**
 * Reviews the practitioner of a completed appointment of the customer's own. There is one review for each practitioner: another replaces
 * it. It is shown once staff publish it; a published one stays until then. Source: specification/consultations.md, Rating of a
 * practitioner.
 */
export type ReviewPractitioner = (customer: CustomerId, review: VisitReview) => Promise<Result<MyReview, NotReviewed>>;
export const ReviewPractitioner = useCase<ReviewPractitioner>("consultations", "ReviewPractitioner");

type Needs = {
  readonly bookings: Pick<Bookings, "own">;
  readonly reviews: Pick<Reviews, "change">;
  readonly limits: Limits;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeReviewPractitioner = maker(
  ReviewPractitioner,
  { bookings: Bookings, reviews: Reviews, limits: Limits, now: Clock, newId: NewId },
  ({ bookings, reviews, limits, now, newId }: Needs) =>
    async (customer, { booking, stars, text }) => {
      const stored = await bookings.own(customer, booking);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const boughtAt = completedAt(stored.booking);
      if (boughtAt === null) return refused({ kind: "not-completed" });
      const at = now();
      const counted = await limits.count([{ limit: REVIEWS_WRITTEN, by: customer }], at);
      if (counted.kind === "exhausted") return refused({ kind: "too-many-reviews" });
      const subject = { kind: "practitioner", id: stored.booking.practitioner } as const;
      const written = await reviews.change({
        of: { customer, subject },
        pictures: [],
        decide: (seen) => changeByWriting(seen, { id: reviewId(newId()), customer, subject, stars, text, pictures: [], at, boughtAt }),
      });
      if (written.kind === "refused") throw new TypeError("a review without pictures has no unknown one");
      return ok(written.value);
    },
);
