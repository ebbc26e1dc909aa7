import { refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { reviewId } from "./review.ts";
import { changeByWriting } from "./review-change.ts";
import { maker } from "../shared/use-case.ts";
import { Reviews } from "./reviews.port.ts";
import { Purchases } from "../orders/order/purchases.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { MyReview, Opinion } from "./review.ts";
import type { UnknownPicture } from "./review-change.ts";

export type WrittenReview = Opinion & { readonly product: string };

export type NotWritten = UnknownPicture | { readonly kind: "not-bought" | "too-many-reviews" };

/**
 * Writes a customer's review of a product that was delivered to them. It replaces their former review. It waits until staff publish it; a
 * published review stays until then. Source: specification/reviews.md, Who may review.
 */
export type WriteReview = (customer: CustomerId, review: WrittenReview) => Promise<Result<MyReview, NotWritten>>;
export const WriteReview = useCase<WriteReview>("reviews", "WriteReview");

/** How many reviews a customer writes in an hour, of whatever kind. */
export const REVIEWS_WRITTEN: Limit = { name: "review", most: 30, within: 60 * 60 * 1000 };

export const makeWriteReview = maker(
  WriteReview,
  { reviews: Reviews, purchases: Purchases, limits: Limits, now: Clock, newId: NewId },
  ({ reviews, purchases, limits, now, newId }) =>
    async (customer, { product, ...opinion }) => {
      const boughtAt = await purchases.deliveredTo(customer, product);
      if (boughtAt === null) return refused({ kind: "not-bought" });
      const at = now();
      const counted = await limits.count([{ limit: REVIEWS_WRITTEN, by: customer }], at);
      if (counted.kind === "exhausted") return refused({ kind: "too-many-reviews" });
      const subject = { kind: "product", id: product } as const;
      const review = { ...opinion, id: reviewId(newId()), customer, subject, at, boughtAt };
      return reviews.change({
        of: { customer, subject },
        pictures: opinion.pictures,
        decide: (seen) => changeByWriting(seen, review),
      });
    },
);
