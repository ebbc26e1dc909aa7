import { UNNARROWED } from "../collection.ts";
import { wellRated } from "./well-rated.ts";
import type { Catalogue } from "../catalogue.port.ts";
import type { CollectionName, Narrowing, SortOrder } from "../collection.ts";
import type { RatedProduct } from "../product.ts";
import type { FrontConcern, TitleWithCount } from "./front-page.ts";

/** Of so many products of a collection a first page chooses those that it shows. */
const CHOSEN_FROM = 24;
const MOST_BRANDS = 12;

type Wanted = { readonly on: CollectionName | null; readonly order: SortOrder; readonly narrowing?: Narrowing };

/**
 * The collections that first pages choose from. A collection that a shop does not have is empty. Source: specification/catalogue.md, Home.
 */
export const frontGoods = (catalogue: Catalogue) => ({
  productsOf: async ({ on, order, narrowing = UNNARROWED }: Wanted): Promise<readonly RatedProduct[]> => {
    const found = await catalogue.find({ on, narrowing }, { order, after: null, limit: CHOSEN_FROM });
    return found?.products ?? [];
  },
  concerns: async (most: number): Promise<readonly TitleWithCount[]> => {
    const filters = await catalogue.filters({ on: null, narrowing: UNNARROWED });
    return (filters?.concerns ?? []).slice(0, most).map(({ title, count }) => ({ title, products: count.products }));
  },
  brands: async (): Promise<readonly TitleWithCount[]> => {
    const brands = (await catalogue.brands()).map(({ title, products }) => ({ title, products }));
    return brands.toSorted((one, other) => other.products - one.products || (one.title < other.title ? -1 : 1)).slice(0, MOST_BRANDS);
  },
});

/** Each concern with one of its own best products: no product twice, and each in another form where there is one. */
export function pictured(concerns: readonly TitleWithCount[], products: readonly (readonly RatedProduct[])[]): readonly FrontConcern[] {
  let shown: readonly RatedProduct[] = [];
  return concerns.map((concern, place) => {
    const good = wellRated(products[place] ?? []).filter(({ id }) => shown.every((other) => other.id !== id));
    const picture = good.find(({ form }) => shown.every((other) => other.form !== form)) ?? good[0] ?? null;
    if (picture !== null) shown = [...shown, picture];
    return { ...concern, picture };
  });
}
