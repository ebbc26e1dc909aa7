import { summaryOf } from "#core/reviews/review-summary.ts";
import { nextReview } from "#core/reviews/review-state.ts";
import { arePicturesTaken, isSameOpinion, myReviewIn, shownName } from "#core/reviews/review.ts";
import { NO_NAME } from "#core/identity/full-name.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";
import type { Review, ReviewSubject } from "#core/reviews/review.ts";
import type { ReviewEvent } from "#core/reviews/review-state.ts";
import type { ReviewOrder, ReviewPlace, Reviews } from "#core/reviews/reviews.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryReviews(memory: Memory): Reviews {
  const { reviews, uploads } = memory;
  return {
    async write({ at, boughtAt, id, customer, subject, ...opinion }) {
      const all = versions(customer, subject);
      const before = myReviewIn(all);
      const stands = before !== null && (before.newest.state === "pending" || before.newest.state === "published");
      if (stands && isSameOpinion(before.newest, opinion)) return ok(before);
      const own = [...uploads.values()].filter(({ owner }) => owner === customer);
      if (!arePicturesTaken(opinion.pictures, new Map(own.map((upload) => [upload.id, upload.kind]))))
        return refused({ kind: "unknown-picture" });
      for (const review of all) if (review.state === "pending") step(review, "replace");
      const version = (before?.newest.version ?? 0) + 1;
      reviews.set(id, { ...opinion, id, customer, subject, version, state: "pending", reason: null, writtenAt: at, boughtAt });
      return ok(mine(customer, subject));
    },
    async withdraw(customer, subject) {
      const standing = versions(customer, subject).filter(({ state }) => state === "pending" || state === "published");
      for (const review of standing) step(review, "withdraw");
      return standing.length === 0 ? null : mine(customer, subject);
    },
    of: async (customer, subject) => myReviewIn(versions(customer, subject)),
    async decide(id, decision, audit) {
      const review = reviews.get(id);
      if (review === undefined) return refused({ kind: "unknown-review" });
      const state = nextReview(review.state, decision.kind);
      if (state === null) return refused({ kind: "does-not-fit", state: review.state });
      if (state === review.state) return ok(review);
      if (state === "published")
        for (const one of versions(review.customer, review.subject)) if (one.state === "published") step(one, "replace");
      step(review, decision.kind, decision.kind === "reject" ? decision.reason : null);
      memory.audited.push({ ...audit, number: memory.audited.length + 1 });
      return ok(reviews.get(id) ?? review);
    },
    published: async ({ subject, order, after, limit }) =>
      publishedOf(memory, subject)
        .toSorted((a, b) => inOrder(order, a, b))
        .filter((review) => after === null || inOrder(order, after, review) < 0)
        .slice(0, limit)
        .map(({ id, stars, text, pictures, customer, writtenAt, boughtAt }) => ({
          id,
          stars,
          text,
          pictures,
          author: shownName(memory.customers.get(customer)?.customer.name ?? NO_NAME),
          isVerifiedBuyer: boughtAt !== null,
          writtenAt,
        })),
    summary: async (subject) => summaryIn(memory, subject),
    list: async ({ state, after, limit }) =>
      [...reviews.values()]
        .filter((review) => state === null || review.state === state)
        .filter(({ id }) => after === null || id > after)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
  };

  function versions(customer: CustomerId, { kind, id }: ReviewSubject): readonly Review[] {
    return [...reviews.values()].filter((one) => one.customer === customer && one.subject.kind === kind && one.subject.id === id);
  }

  function mine(customer: CustomerId, subject: ReviewSubject) {
    const review = myReviewIn(versions(customer, subject));
    if (review === null) throw new TypeError("it was just there");
    return review;
  }

  /** Its pictures are shown to others as long as a version that holds them is. */
  function step(review: Review, event: ReviewEvent, reason: string | null = null): void {
    const state = nextReview(review.state, event);
    if (state === null) throw new TypeError(`${event} does not fit ${review.state}`);
    reviews.set(review.id, { ...review, state, reason });
    const shown = new Set(versions(review.customer, review.subject).flatMap((one) => (one.state === "published" ? one.pictures : [])));
    for (const picture of review.pictures) {
      const upload = uploads.get(picture);
      if (upload !== undefined) uploads.set(picture, { ...upload, audience: shown.has(picture) ? "anyone" : "owner" });
    }
  }
}

export function summaryIn(memory: Memory, subject: ReviewSubject): ReviewSummary {
  const published = publishedOf(memory, subject);
  return summaryOf((stars) => published.filter((review) => review.stars === stars).length);
}

const publishedOf = ({ reviews }: Memory, { kind, id }: ReviewSubject): readonly Review[] =>
  [...reviews.values()].filter((one) => one.state === "published" && one.subject.kind === kind && one.subject.id === id);

/** Negative: `a` stands before `b`. */
function inOrder(order: ReviewOrder, a: ReviewPlace, b: ReviewPlace): number {
  const byStars = order === "most-stars" ? b.stars - a.stars : 0;
  return byStars || b.writtenAt - a.writtenAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
