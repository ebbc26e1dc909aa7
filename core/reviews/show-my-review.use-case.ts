import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Reviews } from "./reviews.port.ts";
import { Purchases } from "../orders/order/purchases.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyReview } from "./review.ts";

/**
 * Whether the customer may review a product, and the review that they have written; null: none.
 * Source: specification/reviews.md, Who may review.
 */
export type ShowMyReview = (
  customer: CustomerId,
  product: string,
) => Promise<{ readonly mayReview: boolean; readonly review: MyReview | null }>;
export const ShowMyReview = useCase<ShowMyReview>("reviews", "ShowMyReview");

export const makeShowMyReview = maker(
  ShowMyReview,
  { reviews: Reviews, purchases: Purchases },
  ({ reviews, purchases }) =>
    async (customer, product) => {
      const [boughtAt, review] = await Promise.all([
        purchases.deliveredTo(customer, product),
        reviews.of(customer, { kind: "product", id: product }),
      ]);
      return { mayReview: boughtAt !== null, review };
    },
);
