import { wholeNumber } from "./figures/amounts.ts";
import { counted } from "./phrase.ts";
import { productsPhrases as says } from "./wording/products.ts";

/** What is said of products side by side, in any language. */
export const productsWords = {
  ...says,
  count: (count: number): string => counted(count, says.count, { count: wholeNumber(count) }),
};
