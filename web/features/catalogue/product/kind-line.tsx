import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** The kind in the reader's language, and the size as it is on the pack. */
export const KindLine = ({ product: { subCategory, size } }: { readonly product: ProductDetails }) => (
  <p className="muted">
    {subCategoryTitle(subCategory)} · {size}
  </p>
);
