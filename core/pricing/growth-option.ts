import type { Product } from "../catalogue/product.ts";
import type { Paise } from "../shared/money.ts";

/** A product of which more pieces may come into the cart: at least `from`, at most `upTo`. `place` is its line's among the billed ones. */
export type GrowthOption = {
  readonly product: Product;
  readonly price: Paise;
  readonly line: number | null;
  readonly place: number | null;
  readonly from: number;
  readonly upTo: number;
};
