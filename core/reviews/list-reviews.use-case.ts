import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Reviews } from "./reviews.port.ts";
import type { ReviewSubject, ShownReview } from "./review.ts";
import type { ReviewSummary } from "./review-summary.ts";
import type { ReviewChoice, ReviewOrder, ReviewPlace } from "./reviews.port.ts";

export type ReviewListRequest = ReviewChoice & {
  readonly product: string;
  readonly order: ReviewOrder;
  readonly after: ReviewPlace | null;
};

/** `next` null: the last page. */
export type ReviewPage = { readonly summary: ReviewSummary; readonly reviews: readonly ShownReview[]; readonly next: ReviewPlace | null };

/**
 * A page of the chosen ones of a product's published reviews, and how many reviews there are in all for each number of stars.
 * Source: specification/reviews.md, What others see.
 */
export type ListReviews = (request: ReviewListRequest) => Promise<ReviewPage>;
export const ListReviews = useCase<ListReviews>("reviews", "ListReviews");

const PAGE = 10;

export const makeListReviews = maker(
  ListReviews,
  { reviews: Reviews },
  ({ reviews }) =>
    ({ product, ...wanted }) =>
      reviewPage(reviews, { kind: "product", id: product }, wanted),
);

/** A page of the published reviews of whatever is reviewed. Source: specification/reviews.md, What others see. */
export async function reviewPage(
  reviews: Pick<Reviews, "summary" | "published">,
  subject: ReviewSubject,
  wanted: Omit<ReviewListRequest, "product">,
): Promise<ReviewPage> {
  const [summary, some] = await Promise.all([
    reviews.summary(subject),
    reviews.published({ ...wanted, subject, limit: PAGE + 1 }), // One more than a page is read, to know whether there is a next page.
  ]);
  const page = some.slice(0, PAGE);
  const last = page.at(-1);
  const next = some.length > PAGE && last !== undefined ? { stars: last.stars, writtenAt: last.writtenAt, id: last.id } : null;
  return { summary, reviews: page, next };
}
