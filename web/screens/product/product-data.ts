import type { BrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import type { Category } from "#core/catalogue/category.ts";
import { categorySlug } from "#core/catalogue/category.ts";
import type { ProductDetails, ShelfProduct } from "#core/catalogue/product.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import type { ShowProduct } from "#core/catalogue/show-product.use-case.ts";

/** A product, its first category, others of it, and what delivery costs. */
export type ProductData = {
  readonly product: ProductDetails;
  readonly category: Category | null;
  readonly others: readonly ShelfProduct[];
  readonly shipping: ShippingSettings;
};

const ONE_ROW = 5;

type Needs = { readonly show: ShowProduct; readonly browse: BrowseShelf; readonly ship: ShowShippingSettings };

/** Null where nobody knows the product. */
export async function productData({ show, browse, ship }: Needs, slug: string): Promise<ProductData | null> {
  const [answer, shipping] = await Promise.all([show(slug), ship()]);
  if (answer.kind === "refused") return null;
  const product = answer.value;
  const [title] = product.categories;
  const shelf = title === undefined ? null : await browse({ category: categorySlug(title), order: "popular", after: null });
  if (shelf === null || shelf.kind === "refused") return { product, category: null, others: [], shipping };
  return { product, category: shelf.value.category, others: othersThan(product, shelf.value.products), shipping };
}

/** The most popular of its category. */
function othersThan(product: ProductDetails, shelf: readonly ShelfProduct[]): readonly ShelfProduct[] {
  return shelf.filter(({ id }) => id !== product.id).slice(0, ONE_ROW);
}
