import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { changeByWithdrawing } from "./review-change.ts";
import { maker } from "../shared/use-case.ts";
import { Reviews } from "./reviews.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { MyReview } from "./review.ts";

/**
 * Withdraws the customer's review of a product: it is no longer shown and no longer waits.
 * Source: specification/reviews.md, States of a review.
 */
export type WithdrawReview = (customer: CustomerId, product: string) => Promise<Result<MyReview, { readonly kind: "unknown-review" }>>;
export const WithdrawReview = useCase<WithdrawReview>("reviews", "WithdrawReview");

export const makeWithdrawReview = maker(WithdrawReview, { reviews: Reviews }, ({ reviews }) => async (customer, product) => {
  const withdrawn = await reviews.change({
    of: { customer, subject: { kind: "product", id: product } },
    pictures: [],
    decide: ({ versions }) => changeByWithdrawing(versions),
  });
  return withdrawn === null ? refused({ kind: "unknown-review" }) : ok(withdrawn);
});
