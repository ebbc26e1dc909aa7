import type { BrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import type { Category } from "#core/catalogue/category.ts";
import { categorySlug } from "#core/catalogue/category.ts";
import type { ProductDetails, ShelfProduct } from "#core/catalogue/product.ts";
import type { ShowProduct } from "#core/catalogue/show-product.use-case.ts";

/** A product, its first category, and others of it. */
export type ProductData = { readonly product: ProductDetails; readonly category: Category | null; readonly others: readonly ShelfProduct[] };

const ONE_ROW = 5;

/** Null where nobody knows the product. */
export async function productData(show: ShowProduct, browse: BrowseShelf, slug: string): Promise<ProductData | null> {
  const answer = await show(slug);
  if (answer.kind === "refused") return null;
  const product = answer.value;
  const [title] = product.categories;
  const shelf = title === undefined ? null : await browse({ category: categorySlug(title), order: "popular", after: null });
  if (shelf === null || shelf.kind === "refused") return { product, category: null, others: [] };
  return { product, category: shelf.value.category, others: othersThan(product, shelf.value.products) };
}

/** The most popular of its category. */
function othersThan(product: ProductDetails, shelf: readonly ShelfProduct[]): readonly ShelfProduct[] {
  return shelf.filter(({ id }) => id !== product.id).slice(0, ONE_ROW);
}
