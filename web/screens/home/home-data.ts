import type { BrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";
import type { ShelfOrder } from "#core/catalogue/shelf.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";

export type HomeData = {
  readonly categories: readonly Category[];
  readonly popular: readonly ShelfProduct[];
  readonly savings: readonly ShelfProduct[];
  /** What stands in the opening picture: one of a form. */
  readonly scene: readonly ShelfProduct[];
  readonly shipping: ShippingSettings;
};

/** Forms from the tallest at the sides to the lowest between them, as they stand well together. */
const LINE_UP = ["pump-bottle", "tea-box", "dropper-bottle", "powder-tin", "oil-bottle", "honey-jar"];
const TWO_ROWS = 10;
const ONE_ROW = 5;

export async function homeData(list: ListCategories, browse: BrowseShelf, shipping: ShowShippingSettings): Promise<HomeData> {
  const [categories, popular, savings, settings] = await Promise.all([
    list(),
    shelf(browse, "popular"),
    shelf(browse, "saving"),
    shipping(),
  ]);
  return {
    categories,
    popular: popular.slice(0, TWO_ROWS),
    savings: savings.slice(0, ONE_ROW),
    scene: lineUp([...popular, ...savings]),
    shipping: settings,
  };
}

async function shelf(browse: BrowseShelf, order: ShelfOrder): Promise<readonly ShelfProduct[]> {
  const answer = await browse({ category: null, order, after: null });
  return answer.kind === "ok" ? answer.value.products : [];
}

/** One product a form, the usual forms first and in their places, others filling the gaps. */
function lineUp(products: readonly ShelfProduct[]): readonly ShelfProduct[] {
  const byForm = new Map(products.toReversed().map((product) => [product.form, product]));
  const others = [...byForm.keys()].filter((form) => !LINE_UP.includes(form)).reverse();
  const forms = LINE_UP.map((form) => (byForm.has(form) ? form : others.pop()));
  return forms.flatMap((form) => (form === undefined ? [] : (byForm.get(form) ?? [])));
}
