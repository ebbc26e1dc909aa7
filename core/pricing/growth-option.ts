import type { Product } from "../catalogue/product.ts";
import type { Paise } from "../shared/money.ts";

/**
 * A product of which more pieces may be added to the cart: at least `from`, at most `upTo`. `place` is its line's place among the billed
 * lines.
 */
export type GrowthOption = {
  readonly product: Product;
  readonly price: Paise;
  readonly line: number | null;
  readonly place: number | null;
  readonly from: number;
  readonly upTo: number;
};
