import type { RatedProduct } from "../product.ts";

/** So many ratings weigh as much as the shop's usual average: one rating of 5 is no proof. */
const FEW = 20;
const USUAL = 3.9;
const GOOD = 4;

/**
 * The products that a first page may show, those first whose buyers think best of them: by the average of 5 stars, which counts the more
 * the more ratings it has. A product below 4 with fewer than 20 ratings is left out, and so is what can't be had; one that nobody has
 * rated comes after all others that are as good. Equal ones stay in their order. Source: specification/catalogue.md, Home.
 */
export const wellRated = (products: readonly RatedProduct[]): readonly RatedProduct[] =>
  products.filter(isShowable).toSorted((one, other) => worth(other) - worth(one));

function isShowable({ rating, offer }: RatedProduct): boolean {
  if (offer === null || offer.stock < 1) return false;
  return rating === null || rating.average >= GOOD || rating.ratings >= FEW;
}

function worth({ rating }: RatedProduct): number {
  if (rating === null) return 0;
  return (rating.average * rating.ratings + USUAL * FEW) / (rating.ratings + FEW);
}
