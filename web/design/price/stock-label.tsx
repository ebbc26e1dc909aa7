import { productWords } from "#web/design/product-words.ts";
import type { StockLabel as Label } from "#core/catalogue/stock-label.ts";

/** Told by shape as well as by colour: a dot, a diamond, a ring. */
export const StockLabel = ({ label }: { readonly label: Label }) => (
  <span className="stock" data-kind={label.kind}>
    {productWords.stock(label)}
  </span>
);
