import { FEW_RATINGS, showable } from "./showable.ts";
import type { RatedProduct } from "../product.ts";

/** The average that few ratings are drawn to. */
const USUAL = 3.9;

/**
 * The products that a first page may show, those first whose buyers think best of them: by the average of 5 stars, which counts the more
 * the more ratings it has. One that nobody has rated comes after all others that are as good. Equal ones stay in their order.
 * Source: specification/catalogue.md, Home.
 */
export const wellRated = (products: readonly RatedProduct[]): readonly RatedProduct[] =>
  showable(products).toSorted((one, other) => worth(other) - worth(one));

function worth({ rating }: RatedProduct): number {
  if (rating === null) return 0;
  return (rating.average * rating.ratings + USUAL * FEW_RATINGS) / (rating.ratings + FEW_RATINGS);
}
