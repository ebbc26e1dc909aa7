import { wellRated } from "./well-rated.ts";
import type { RatedProduct } from "../product.ts";

/**
 * As many well-rated products as wanted, the best first, each in another form as long as there are forms.
 * Source: specification/catalogue.md, Home.
 */
export function varied(products: readonly RatedProduct[], wanted: number): readonly RatedProduct[] {
  const good = wellRated(products);
  const firsts = good.filter(({ form }, place) => good.findIndex((other) => other.form === form) === place);
  return [...firsts, ...good.filter((product) => !firsts.includes(product))].slice(0, wanted);
}
