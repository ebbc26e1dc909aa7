import type { RatedProduct } from "../product.ts";

/** So many ratings weigh as much as the shop's usual average: one rating of 5 is no proof. */
export const FEW_RATINGS = 20;
const GOOD = 4;

/**
 * The products that a first page may show, in the order that they have: one below 4 with fewer than 20 ratings is left out, and so is what
 * can't be had. Source: specification/catalogue.md, Home.
 */
export const showable = (products: readonly RatedProduct[]): readonly RatedProduct[] =>
  products.filter(
    ({ rating, offer }) =>
      offer !== null && offer.stock >= 1 && (rating === null || rating.average >= GOOD || rating.ratings >= FEW_RATINGS),
  );
