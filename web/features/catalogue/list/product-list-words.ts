import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import { productsPhrases } from "#web/design/wording/products.ts";
import { productListPhrases as says } from "#web/features/catalogue/wording/product-list.ts";
import { countText } from "./count-text.ts";
import type { Count } from "#core/catalogue/collection.ts";

/** What stands around the products of a list, in any language. */
export const productListWords = {
  ...says,
  counted: products,
  shown: (shown: number, count: Count): string => says.shown({ shown: wholeNumber(shown), count: countText(count) }),
  description: (title: string, count: Count): string => says.description({ title, products: products(count) }),
};

function products(count: Count): string {
  return counted(count.products, productsPhrases.count, { count: countText(count) });
}
