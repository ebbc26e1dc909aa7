import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { productListWords } from "./product-list-words.ts";
import type { ProductListData } from "./product-list-data.ts";

/** What a list is called: what was searched for, else its own title. */
export function productListTitle({
  asked: { on, narrowing },
  found: { collection, count },
}: Pick<ProductListData, "asked" | "found">): string {
  const { words } = narrowing;
  if (words === null)
    return collection === null ? productListWords.all : on?.kind === "brand" ? collection.title : subCategoryTitle(collection.title);
  return count.products === 0 ? productListWords.noMatch({ words }) : productListWords.searchFor({ words });
}
