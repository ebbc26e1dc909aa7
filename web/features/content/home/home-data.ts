import { UNNARROWED } from "#core/catalogue/collection.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { BrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import type { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { SortOrder } from "#core/catalogue/collection.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";

export type HomeData = {
  readonly categories: readonly Category[];
  readonly popular: readonly RatedProduct[];
  readonly savings: readonly RatedProduct[];
  /** What stands in the opening picture: one of a form. */
  readonly scene: readonly RatedProduct[];
  readonly shipping: ShippingSettings;
  /** Those with most products. */
  readonly concerns: readonly Shelf[];
  readonly brands: readonly Shelf[];
};

type Shelf = { readonly title: string; readonly products: number };

type Needs = {
  readonly list: ListCategories;
  readonly browse: BrowseCategory;
  readonly ship: ShowShippingSettings;
  readonly listFilters: ListFilters;
  readonly listBrands: ListBrands;
};

/** Forms from the tallest at the sides to the lowest between them, as they stand well together. */
const LINE_UP = ["pump-bottle", "tea-box", "dropper-bottle", "powder-tin", "oil-bottle", "honey-jar"];
const TWO_ROWS = 10;
const ONE_ROW = 5;
const MOST_CONCERNS = 12;
const MOST_BRANDS = 12;

export async function homeData({ list, browse, ship, listFilters, listBrands }: Needs): Promise<HomeData> {
  const [categories, popular, savings, shipping, concerns, brands] = await Promise.all([
    list(),
    shelf(browse, "popular"),
    shelf(browse, "saving"),
    ship(),
    largestConcerns(listFilters),
    largestBrands(listBrands),
  ]);
  return {
    categories,
    popular: popular.slice(0, TWO_ROWS),
    savings: savings.slice(0, ONE_ROW),
    scene: lineUp([...popular, ...savings]),
    shipping,
    concerns,
    brands,
  };
}

async function shelf(browse: BrowseCategory, order: SortOrder): Promise<readonly RatedProduct[]> {
  const answer = await browse({ category: null, order, after: null });
  return answer.kind === "ok" ? answer.value.products : [];
}

/** None where they can't be had: the page stands without them. */
async function largestConcerns(listFilters: ListFilters): Promise<readonly Shelf[]> {
  const answer = await listFilters({ on: null, narrowing: UNNARROWED }).catch(failureOrDefect);
  if (answer.kind !== "ok") return [];
  return answer.value.concerns.slice(0, MOST_CONCERNS).map(({ title, count }) => ({ title, products: count.products }));
}

/** None where they can't be had. Source: specification/catalogue.md, Brands. */
async function largestBrands(listBrands: ListBrands): Promise<readonly Shelf[]> {
  const letters = await listBrands("").catch(failureOrDefect);
  if ("kind" in letters) return [];
  const brands = letters.flatMap((letter) => letter.brands).map(({ title, products }) => ({ title, products }));
  return brands.toSorted((a, b) => b.products - a.products).slice(0, MOST_BRANDS);
}

/** One product a form, the usual forms first and in their places, others filling the gaps. */
function lineUp(products: readonly RatedProduct[]): readonly RatedProduct[] {
  const byForm = new Map(products.toReversed().map((product) => [product.form, product]));
  const others = [...byForm.keys()].filter((form) => !LINE_UP.includes(form)).reverse();
  const forms = LINE_UP.map((form) => (byForm.has(form) ? form : others.pop()));
  return forms.flatMap((form) => (form === undefined ? [] : (byForm.get(form) ?? [])));
}
