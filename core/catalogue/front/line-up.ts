import type { RatedProduct } from "../product.ts";

/** Forms from the tallest at the sides to the lowest between them, as they stand well together. */
const LINE_UP = ["pump-bottle", "tea-box", "dropper-bottle", "powder-tin", "oil-bottle", "honey-jar"];

/** One product a form, the usual forms first and in their places, others filling the gaps. Source: specification/catalogue.md, Home. */
export function lineUp(products: readonly RatedProduct[]): readonly RatedProduct[] {
  const byForm = new Map(products.toReversed().map((product) => [product.form, product]));
  const others = [...byForm.keys()].filter((form) => !LINE_UP.includes(form)).reverse();
  const forms = LINE_UP.map((form) => (byForm.has(form) ? form : others.pop()));
  return forms.flatMap((form) => (form === undefined ? [] : (byForm.get(form) ?? [])));
}
