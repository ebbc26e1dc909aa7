import { UNNARROWED } from "#core/catalogue/collection.ts";
import { seasonAt } from "#core/catalogue/front/season.ts";
import { wellRated } from "#core/catalogue/front/well-rated.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { SEASON_CONCERNS, STORY_WORDS } from "./story-subjects.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { CollectionName, Narrowing, SortOrder } from "#core/catalogue/collection.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import type { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { Season } from "#core/catalogue/front/season.ts";
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
  readonly concerns: readonly Concern[];
  readonly brands: readonly TitleWithCount[];
  /** What the bands show that have something to say; fewer than two products: the band is left out. */
  readonly story: readonly RatedProduct[];
  readonly season: { readonly of: Season; readonly products: readonly RatedProduct[] };
  readonly gifts: readonly RatedProduct[];
};

export type TitleWithCount = { readonly title: string; readonly products: number };
/** `picture` null: none of its products can be shown. */
export type Concern = TitleWithCount & { readonly picture: RatedProduct | null };

type Needs = {
  readonly list: ListCategories;
  readonly find: FindProducts;
  readonly ship: ShowShippingSettings;
  readonly listFilters: ListFilters;
  readonly listBrands: ListBrands;
  readonly now: () => number;
};

/** Forms from the tallest at the sides to the lowest between them, as they stand well together. */
const LINE_UP = ["pump-bottle", "tea-box", "dropper-bottle", "powder-tin", "oil-bottle", "honey-jar"];
const TWO_ROWS = 10;
const ONE_ROW = 5;
const MOST_CONCERNS = 8;
const MOST_BRANDS = 12;
const OF_A_BAND = 3;
const GIFTS: CollectionName = { kind: "category", name: "health package" };

export async function homeData({ list, find, ship, listFilters, listBrands, now }: Needs): Promise<HomeData> {
  const season = seasonAt(now());
  const shelf = shelfBy(find);
  const [categories, popular, savings, shipping, concerns, brands, story, ofSeason, gifts] = await Promise.all([
    list(),
    shelf({ on: null, order: "popular" }),
    shelf({ on: null, order: "saving" }),
    ship(),
    largestConcerns(listFilters, MOST_CONCERNS).then((all) => pictured(all, shelf)),
    largestBrands(listBrands),
    shelf({ on: null, order: "popular", narrowing: { ...UNNARROWED, words: STORY_WORDS } }),
    shelf({ on: { kind: "concern", name: SEASON_CONCERNS[season] }, order: "popular" }),
    shelf({ on: GIFTS, order: "popular" }),
  ]);
  const saved = new Set(wellRated(savings));
  return {
    categories,
    popular: wellRated(popular).slice(0, TWO_ROWS),
    savings: savings.filter((product) => saved.has(product)).slice(0, ONE_ROW),
    scene: lineUp([...popular, ...savings]),
    shipping,
    concerns,
    brands,
    story: variedOf(story),
    season: { of: season, products: variedOf(ofSeason) },
    gifts: variedOf(gifts),
  };
}

type Wanted = { readonly on: CollectionName | null; readonly order: SortOrder; readonly narrowing?: Narrowing };

/** None where a shop has no such shelf. */
const shelfBy =
  (find: FindProducts) =>
  async ({ on, order, narrowing = UNNARROWED }: Wanted): Promise<readonly RatedProduct[]> => {
    const answer = await find({ on, narrowing, order, after: null });
    return answer.kind === "ok" ? answer.value.products : [];
  };

/** None where they can't be had: the page stands without them. */
export async function largestConcerns(listFilters: ListFilters, most: number): Promise<readonly Concern[]> {
  const answer = await listFilters({ on: null, narrowing: UNNARROWED }).catch(failureOrDefect);
  if (answer.kind !== "ok") return [];
  return answer.value.concerns.slice(0, most).map(({ title, count }) => ({ title, products: count.products, picture: null }));
}

/** Each with one of its best products, no product twice, and each in another form where there is one. */
async function pictured(concerns: readonly Concern[], shelf: ReturnType<typeof shelfBy>): Promise<readonly Concern[]> {
  const shelves = await Promise.all(concerns.map(({ title }) => shelf({ on: { kind: "concern", name: title }, order: "popular" })));
  let shown: readonly RatedProduct[] = [];
  return concerns.map((concern, place) => {
    const good = wellRated(shelves[place] ?? []).filter(({ id }) => shown.every((other) => other.id !== id));
    const picture = good.find(({ form }) => shown.every((other) => other.form !== form)) ?? good[0] ?? null;
    if (picture !== null) shown = [...shown, picture];
    return { ...concern, picture };
  });
}

/** None where they can't be had. Source: specification/catalogue.md, Brands. */
export async function largestBrands(listBrands: ListBrands): Promise<readonly TitleWithCount[]> {
  const letters = await listBrands("").catch(failureOrDefect);
  if ("kind" in letters) return [];
  const brands = letters.flatMap((letter) => letter.brands).map(({ title, products }) => ({ title, products }));
  return brands.toSorted((a, b) => b.products - a.products).slice(0, MOST_BRANDS);
}

/** The best of them, each in another form. */
function variedOf(products: readonly RatedProduct[]): readonly RatedProduct[] {
  const good = wellRated(products);
  const firsts = good.filter(({ form }, place) => good.findIndex((other) => other.form === form) === place);
  return [...firsts, ...good.filter((product) => !firsts.includes(product))].slice(0, OF_A_BAND);
}

/** One product a form, the usual forms first and in their places, others filling the gaps. */
function lineUp(products: readonly RatedProduct[]): readonly RatedProduct[] {
  const byForm = new Map(products.toReversed().map((product) => [product.form, product]));
  const others = [...byForm.keys()].filter((form) => !LINE_UP.includes(form)).reverse();
  const forms = LINE_UP.map((form) => (byForm.has(form) ? form : others.pop()));
  return forms.flatMap((form) => (form === undefined ? [] : (byForm.get(form) ?? [])));
}
