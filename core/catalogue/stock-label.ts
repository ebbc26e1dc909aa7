import type { Product } from "./product.ts";

/** What is said of a product's stock. */
export type StockLabel =
  | { readonly kind: "in-stock" }
  | { readonly kind: "few-left"; readonly left: number }
  | { readonly kind: "out-of-stock" };

/** Up to this number, the label says how many pieces are left. */
const FEW = 5;

/**
 * The label for a product's stock. An inactive product has none (null); a product that nobody sells is out of stock.
 * Source: specification/catalogue.md, Stock label.
 */
export function stockLabelOf({ status, offer }: Product): StockLabel | null {
  if (status === "inactive") return null;
  const stock = offer?.stock ?? 0;
  if (stock > FEW) return IN_STOCK;
  return stock > 0 ? { kind: "few-left", left: stock } : { kind: "out-of-stock" };
}

const IN_STOCK: StockLabel = { kind: "in-stock" };
