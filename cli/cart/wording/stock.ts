import type { StockLabel } from "#core/catalogue/stock-label.ts";

/** Source: specification/catalogue.md, Stock label. */
export function stockLabel(label: StockLabel): string {
  switch (label.kind) {
    case "in-stock":
      return "In stock";
    case "few-left":
      return `Only ${label.left} left`;
    case "out-of-stock":
      return "Out of stock";
  }
}
