import { summaryOf } from "#core/reviews/review-summary.ts";
import { myReviewIn, shownName } from "#core/reviews/review.ts";
import { NO_NAME } from "#core/identity/full-name.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";
import type { Review, ReviewSubject } from "#core/reviews/review.ts";
import type { ReviewOrder, ReviewPlace, Reviews } from "#core/reviews/reviews.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryReviews(memory: Memory): Reviews {
  const { reviews, uploads } = memory;
  return {
    async change({ of, pictures, decide }) {
      const owner = "version" in of ? reviews.get(of.version) : of;
      if (owner === undefined) return decide({ versions: [], own: new Map() }).answer;
      const own = [...uploads.values()].filter((upload) => upload.owner === owner.customer && pictures.includes(upload.id));
      const { change, answer } = decide({
        versions: versions(owner.customer, owner.subject),
        own: new Map(own.map(({ id, kind }) => [id, kind])),
      });
      if (change === null) return answer;
      for (const one of change.changed) put(one);
      if (change.written !== null) reviews.set(change.written.id, change.written);
      if (change.audit !== null) putAuditInMemory(memory, change.audit);
      return answer;
    },
    of: async (customer, subject) => myReviewIn(versions(customer, subject)),
    published: async ({ subject, stars, buyers, order, after, limit }) =>
      publishedOf(memory, subject)
        .filter((review) => (stars === null || review.stars === stars) && (buyers === "all" || review.boughtAt !== null))
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

  /** Its pictures are shown to others as long as a version that holds them is. */
  function put(review: Review): void {
    reviews.set(review.id, review);
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
