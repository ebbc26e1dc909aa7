import { FEW_RATINGS, showable } from "./showable.ts";
import type { RatedProduct } from "../product.ts";

/** The average number of stars of all products. A product with few ratings is treated as if it had some more of this average. */
const USUAL = 3.9;

/**
 * The products that a first page may show, the best rated first: by their average of 5 stars, which counts more the more ratings there are.
 * Products without a rating come last. Equal ones stay in their order. Source: specification/catalogue.md, Home.
 */
export const wellRated = (products: readonly RatedProduct[]): readonly RatedProduct[] =>
  showable(products).toSorted((one, other) => worth(other) - worth(one));

function worth({ rating }: RatedProduct): number {
  if (rating === null) return 0;
  return (rating.average * rating.ratings + USUAL * FEW_RATINGS) / (rating.ratings + FEW_RATINGS);
}
