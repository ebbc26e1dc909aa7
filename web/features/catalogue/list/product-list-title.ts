import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { productListWords } from "./product-list-words.ts";
import type { ProductListData } from "./product-list-data.ts";

/** What a shelf is called: what was searched for, else its own title. */
export function productListTitle({ asked: { on, narrowing }, found: { shelf, count } }: Pick<ProductListData, "asked" | "found">): string {
  const { words } = narrowing;
  if (words === null) return shelf === null ? productListWords.all : on?.kind === "brand" ? shelf.title : subCategoryTitle(shelf.title);
  return count.products === 0 ? productListWords.noMatch({ words }) : productListWords.searchFor({ words });
}
