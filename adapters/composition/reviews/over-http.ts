import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

type Contract = typeof import("#adapters/http-contract/reviews/endpoints.ts");

export function reviewsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp<Pick<Contract, "listReviews">>(container, overHttp, () => import("#adapters/http-contract/reviews/endpoints.ts"), {
    listReviews: ListReviews,
  });
}

/** What only those do who have bought. */
export function ownReviewsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp<Omit<Contract, "listReviews">>(container, overHttp, () => import("#adapters/http-contract/reviews/endpoints.ts"), {
    showMyReview: ShowMyReview,
    withdrawReview: WithdrawReview,
    writeReview: WriteReview,
    sendReviewPicture: SendReviewPicture,
  });
}
