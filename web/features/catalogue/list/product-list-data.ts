import { isFiltered, UNNARROWED } from "#core/catalogue/collection.ts";
import { ONE_ROW } from "#core/catalogue/front/one-row.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { productQueryIn } from "./product-query.ts";
import { withoutFilters } from "#web/features/catalogue/filters/filter-groups.ts";
import { productListAddress } from "./product-list-address.ts";
import { ProductListMemory } from "./product-list-memory.ts";
import type { FoundProducts, Narrowing, CollectionName } from "#core/catalogue/collection.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { Filters } from "#core/catalogue/filters.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/** A list and what was asked for to get it. */
export type ProductListData = {
  readonly asked: ProductQuery;
  readonly found: FoundProducts;
  /** By what it can be narrowed further; null where that could not be had: the products are what matters. */
  readonly filters: Filters | null;
  /** What people buy, where a search found nothing. */
  readonly instead: readonly RatedProduct[];
  /** The address of the choice that could not be had, where this is the list as it was before; null: it is what was asked for. */
  readonly missed: string | null;
};

type Needs = { readonly find: FindProducts; readonly filters: ListFilters };

/**
 * Null where there is no such collection. Where the shop can't be reached, a list that is only narrowed or sorted otherwise stays as it is.
 */
export async function productListData(
  on: CollectionName | null,
  search: URLSearchParams,
  dependencies: Dependencies,
): Promise<ProductListData | null> {
  const query = productQueryIn(on, search);
  const { inSight } = dependencies.get(ProductListMemory);
  try {
    return await loadedList({ find: dependencies.get(FindProducts), filters: dependencies.get(ListFilters) }, query);
  } catch (error) {
    if (inSight === null || !(error instanceof PortUnavailable) || !isSameList(inSight.asked, query)) throw error;
    return { ...inSight, missed: productListAddress(query) };
  }
}

const isSameList = (one: ProductQuery, other: ProductQuery): boolean => wholeOf(one) === wholeOf(other);
const wholeOf = (query: ProductQuery): string => productListAddress({ ...withoutFilters(query), order: "popular" });

async function loadedList({ find, filters }: Needs, query: ProductQuery): Promise<ProductListData | null> {
  const [found, offered] = await Promise.all([find(query), offeredFilters(filters, query)]);
  if (found.kind === "refused") return null;
  const { words } = query.narrowing;
  const isInVain = words !== null && found.value.count.products === 0 && !isFiltered(query.narrowing);
  const instead = isInVain ? await find({ on: null, narrowing: UNNARROWED, order: "popular", after: null }) : null;
  return {
    asked: query,
    found: found.value,
    filters: offered,
    instead: instead?.kind === "ok" ? instead.value.products.slice(0, ONE_ROW) : [],
    missed: null,
  };
}

/** What each filter offers besides is counted as if nothing of that filter were chosen: a second brand adds to the first. */
async function offeredFilters(list: ListFilters, { on, narrowing }: ProductQuery): Promise<Filters | null> {
  const without = async (chosen: boolean, freed: Partial<Narrowing>) => (chosen ? filtersOf(list, on, { ...narrowing, ...freed }) : null);
  const { price } = narrowing;
  const [all, ofBrands, ofForms, ofConcerns, ofPrices] = await Promise.all([
    filtersOf(list, on, narrowing),
    without(narrowing.brands.length > 0, { brands: [] }),
    without(narrowing.forms.length > 0, { forms: [] }),
    without(narrowing.concerns.length > 0, { concerns: [] }),
    without(price.least !== null || price.most !== null, { price: UNNARROWED.price }),
  ]);
  if (all === null) return null;
  return {
    ...all,
    brands: (ofBrands ?? all).brands,
    forms: (ofForms ?? all).forms,
    concerns: (ofConcerns ?? all).concerns,
    prices: (ofPrices ?? all).prices,
    subCategories: on === null || on.kind === "sub-category" ? [] : all.subCategories,
  };
}

async function filtersOf(list: ListFilters, on: CollectionName | null, narrowing: Narrowing): Promise<Filters | null> {
  const answer = await list({ on, narrowing }).catch(failureOrDefect);
  return answer.kind === "ok" ? answer.value : null;
}
