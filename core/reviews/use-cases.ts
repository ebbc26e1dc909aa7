export { makeDecideReview } from "./decide-review.use-case.ts";
export { makeListReviews } from "./list-reviews.use-case.ts";
export { makeSendReviewPicture } from "./send-review-picture.use-case.ts";
export { makeShowMyReview } from "./show-my-review.use-case.ts";
export { makeWithdrawReview } from "./withdraw-review.use-case.ts";
export { makeWriteReview } from "./write-review.use-case.ts";
