import { productWords } from "#web/design/product-words.ts";
import type { StockLabel as Label } from "#core/catalogue/stock-label.ts";

const SHAPES = { "in-stock": "stock", "few-left": "stock few", "out-of-stock": "stock none" } as const;

/** Told by shape as well as by colour: a dot, a diamond, a ring. */
export const StockLabel = ({ label }: { readonly label: Label }) => <span className={SHAPES[label.kind]}>{productWords.stock(label)}</span>;
