import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Purchases } from "../orders/order/purchases.port.ts";
import type { MyReview } from "./review.ts";
import type { Reviews } from "./reviews.port.ts";

/**
 * Whether the customer may review a product, and the review that they have written; null: none.
 * Source: specification/reviews.md, Who may review.
 */
export type ShowMyReview = (
  customer: CustomerId,
  product: string,
) => Promise<{ readonly mayReview: boolean; readonly review: MyReview | null }>;
export const ShowMyReview = token<ShowMyReview>("ShowMyReview");

export const makeShowMyReview =
  ({ reviews, purchases }: { readonly reviews: Reviews; readonly purchases: Purchases }): ShowMyReview =>
  async (customer, product) => {
    const [boughtAt, review] = await Promise.all([
      purchases.deliveredTo(customer, product),
      reviews.of(customer, { kind: "product", id: product }),
    ]);
    return { mayReview: boughtAt !== null, review };
  };
