import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { makeSendPicture } from "#core/files/send-picture.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Purchases } from "#core/orders/order/purchases.port.ts";
import { DecideReview, makeDecideReview } from "#core/reviews/decide-review.use-case.ts";
import { ListReviews, makeListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { Reviews } from "#core/reviews/reviews.port.ts";
import { REVIEW_PICTURE } from "#core/reviews/review-picture.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { makeShowMyReview, ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { makeWithdrawReview, WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { makeWriteReview, WriteReview } from "#core/reviews/write-review.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function reviewsInProcess(container: Container): void {
  make(container, ListReviews, makeListReviews, { reviews: Reviews });
  make(container, ShowMyReview, makeShowMyReview, { reviews: Reviews, purchases: Purchases });
  make(container, WithdrawReview, makeWithdrawReview, { reviews: Reviews });
  make(container, DecideReview, makeDecideReview, { reviews: Reviews, now: Clock });
  make(container, WriteReview, makeWriteReview, { reviews: Reviews, purchases: Purchases, limits: Limits, now: Clock, newId: NewId });
  make(container, SendReviewPicture, makeSendPicture(REVIEW_PICTURE), {
    pictures: Pictures,
    files: Files,
    uploads: Uploads,
    limits: Limits,
    now: Clock,
  });
}
