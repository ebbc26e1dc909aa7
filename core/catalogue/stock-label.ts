import type { Product } from "./product.ts";

/** What is said of a product's stock. */
export type StockLabel =
  | { readonly kind: "in-stock" }
  | { readonly kind: "few-left"; readonly left: number }
  | { readonly kind: "out-of-stock" };

/** Up to so many pieces the label counts them. */
const FEW = 5;

/** An inactive product has none (null), and one that nobody sells is out of stock. Source: specification/catalogue.md, Stock label. */
export function stockLabelOf({ status, offer }: Product): StockLabel | null {
  if (status === "inactive") return null;
  const stock = offer?.stock ?? 0;
  if (stock > FEW) return { kind: "in-stock" };
  return stock > 0 ? { kind: "few-left", left: stock } : { kind: "out-of-stock" };
}
