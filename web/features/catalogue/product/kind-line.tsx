import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** The kind in the reader's language, and the size. */
export const KindLine = ({ product: { subCategory, size } }: { readonly product: ProductDetails }) => (
  <p className="muted">
    {subCategoryTitle(subCategory)} · {shownSize(size)}
  </p>
);
