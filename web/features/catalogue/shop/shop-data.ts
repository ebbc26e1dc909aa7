import { UNNARROWED } from "#core/catalogue/collection.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { largestBrands, largestConcerns } from "#web/features/content/home/home-data.ts";
import { wellRated } from "#core/catalogue/front/well-rated.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { Collection } from "#core/catalogue/collection.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import type { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import type { ListCollections } from "#core/catalogue/list-collections.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { Concern, TitleWithCount } from "#web/features/content/home/home-data.ts";

export type ShopData = {
  readonly departments: readonly (Category & { readonly parts: readonly Collection[] })[];
  readonly concerns: readonly Concern[];
  readonly newest: readonly RatedProduct[];
  readonly brands: readonly TitleWithCount[];
};

type Needs = {
  readonly list: ListCategories;
  readonly listParts: ListCollections;
  readonly find: FindProducts;
  readonly listFilters: ListFilters;
  readonly listBrands: ListBrands;
};

const MOST_PARTS = 4;
const MOST_CONCERNS = 12;
const ONE_ROW = 5;

/** What the shop's entrance shows: each department with the largest of its parts, what is new, and the brands. */
export async function shopData({ list, listParts, find, listFilters, listBrands }: Needs): Promise<ShopData> {
  const [categories, newest, concerns, brands] = await Promise.all([
    list(),
    find({ on: null, narrowing: UNNARROWED, order: "newest", after: null }),
    largestConcerns(listFilters, MOST_CONCERNS),
    largestBrands(listBrands),
  ]);
  const departments = await Promise.all(categories.map(async (category) => ({ ...category, parts: await partsOf(listParts, category) })));
  const arrived = newest.kind === "ok" ? newest.value.products : [];
  const good = new Set(wellRated(arrived));
  return { departments, concerns, newest: arrived.filter((product) => good.has(product)).slice(0, ONE_ROW), brands };
}

/** None where they can't be had: the department stands without them. */
async function partsOf(listParts: ListCollections, { slug }: Category): Promise<readonly Collection[]> {
  const answer = await listParts(slug).catch(failureOrDefect);
  return answer.kind === "ok" ? answer.value.toSorted((one, other) => other.products - one.products).slice(0, MOST_PARTS) : [];
}
