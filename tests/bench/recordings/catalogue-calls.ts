import { productFilterOut } from "#adapters/http-contract/catalogue/product-query.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { paise } from "#core/shared/money.ts";
import { brandAt, slugAt } from "#tests/bench/made/many-products.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { Narrowing, CollectionName, SortOrder } from "#core/catalogue/collection.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";

/** A call of the shop: as an address, and as what the server's use case asks of the catalogue. */
export type CatalogueCall = MeasuredRequest & { ask(catalogue: Catalogue): Promise<unknown> };

/** The `nth` time it is made. */
export type Named = (nth: number) => CatalogueCall;

/** Of these the smaller catalogue has all. */
const SMALLEST = 10_000;
const PAGE = 24;

const nthOf = <Value>(values: readonly [Value, ...Value[]], nth: number): Value => values[nth % values.length] ?? values[0];

const shelf =
  (kind: CollectionName["kind"], ...names: readonly [string, ...string[]]) =>
  (nth: number): CollectionName => ({ kind, name: nthOf(names, nth) });
const nowhere = (): null => null;

const category = shelf("category", "Ayurveda", "Personal Care", "Healthy Food", "Unani");
const subCategory = shelf("sub-category", "Churna Classic", "Oil Daily", "Tea Rich");
const concern = shelf("concern", "Sleep", "Digestion", "Skin care");
const tag = shelf("tag", "ashwagandha churna", "neem oil", "tulsi tablets");
const brand = (nth: number): CollectionName => ({ kind: "brand", name: brandAt(nth % 20) });

const bySlug: Named = (nth) => {
  const slug = slugAt((nth * 37) % SMALLEST);
  return { path: `/api/shop/product/getProductBySlug?slug=${slug}`, ask: (catalogue) => catalogue.productWithSlug(slug) };
};

const address = (path: string, parts: Readonly<Record<string, unknown>>): string =>
  `/api/shop/product/${path}?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, textOf(value)]))}`;

/** As it stands in an address. */
const textOf = (value: unknown): string => (Array.isArray(value) ? value.join("|") : String(value));

const list =
  (on: (nth: number) => CollectionName | null, by: Partial<Narrowing> = {}, order: SortOrder = "popular"): Named =>
  (nth) => {
    const wanted = { on: on(nth), narrowing: { ...UNNARROWED, ...by } };
    return {
      path: address("getProducts", { ...said(wanted), order }),
      ask: (catalogue) => catalogue.find(wanted, { order, after: null, limit: PAGE }),
    };
  };

const filters =
  (on: (nth: number) => CollectionName | null, by: Partial<Narrowing> = {}): Named =>
  (nth) => {
    const wanted = { on: on(nth), narrowing: { ...UNNARROWED, ...by } };
    return { path: address("user/getAllFiltersOfProduct", said(wanted)), ask: (catalogue) => catalogue.filters(wanted) };
  };

/** What the wire says, amounts and lists as text. */
function said(wanted: Parameters<typeof productFilterOut>[0]): Readonly<Record<string, unknown>> {
  const { min_price, max_price, only, ...rest } = productFilterOut(wanted);
  return {
    ...rest,
    ...(min_price === undefined ? {} : { min_price: min_price / 100 }),
    ...(max_price === undefined ? {} : { max_price: max_price / 100 }),
    ...(only === undefined ? {} : { only: only.join(",") }),
  };
}

const words = (...texts: readonly [string, ...string[]]) => ({
  page: ((nth) => list(nowhere, { words: nthOf(texts, nth) })(nth)) satisfies Named,
  hits: ((nth) => {
    const title = nthOf(texts, nth);
    return {
      path: address("searchProduct", { title, limit: 10 }),
      ask: (catalogue) => catalogue.productsMatching(title, { limit: 10, without: null }),
    };
  }) satisfies Named,
});

const frequent = words("ashwagandha", "oil", "organic tea", "tulsi");
const beginnings = words("ash", "or", "tri", "ne");
const parts = words("gandha", "phal", "mint");
const spelt = words("asvagandha", "trifala", "त्रिफला", "tulasi");
const mistyped = words("ashwagnadha", "trihpala", "shampo oil", "brhami");
const several = words("neem oil", "honey tea", "churna giloy");
const rare = words("bakizure", "motashino");

const beside: Named = (nth) => {
  const name = category(nth);
  return {
    path: `/api/shop/brand/getAllBrandByCategory?${new URLSearchParams({ category: name.name })}`,
    ask: (catalogue) => catalogue.collectionsBeside(name, "brand"),
  };
};

/** Of every list of filters something. */
const MUCH: Partial<Narrowing> = {
  brands: [brandAt(3), brandAt(5)],
  forms: ["powder-tin", "tablet-bottle"],
  concerns: ["Sleep", "Digestion"],
  traits: ["in-stock"],
};
const RANGE = { least: paise(12_000), most: paise(30_000) };

/** By which the server is compared with a bare one: the product's page, the list's page (with its filters as often), and search. */
export const raced = {
  slug: bySlug,
  list: (nth) => (nth % 2 === 0 ? list(category)(nth >> 1) : filters(category)(nth >> 1)),
  search: (nth) => (nth % 2 === 0 ? frequent.page(nth >> 1) : frequent.hits(nth >> 1)),
} as const satisfies Record<string, Named>;

/** Every list, filter and search call, by what is asked. */
export const grown: Readonly<Record<string, Named>> = {
  "product by slug": bySlug,
  "all products": list(nowhere),
  "all products, by price": list(nowhere, {}, "price-rising"),
  "a category": list(category),
  "a category, price falling": list(category, {}, "price-falling"),
  "a category, by saving": list(category, {}, "saving"),
  "a category, the newest": list(category, {}, "newest"),
  "a sub-category, by price": list(subCategory, {}, "price-rising"),
  "a brand": list(brand),
  "a brand, by price": list(brand, {}, "price-rising"),
  "a concern, by saving": list(concern, {}, "saving"),
  "a tag": list(tag),
  "a tag, by price": list(tag, {}, "price-rising"),
  "a category in stock": list(category, { traits: ["in-stock"] }),
  "a category in stock, by price": list(category, { traits: ["in-stock"] }, "price-rising"),
  "a category and a concern": list(category, { concerns: ["Sleep"] }),
  "a category and a brand, by price": list(category, { brands: [brandAt(3)] }, "price-rising"),
  "a category in a band of prices": list(category, { price: { least: paise(10_000), most: paise(24_999) } }),
  "a category in a range of prices": list(category, { price: RANGE }),
  "a concern in stock in a range of prices": list(concern, { traits: ["in-stock"], price: RANGE }),
  "a category under four filters, by saving": list(category, MUCH, "saving"),
  "the filters of all products": filters(nowhere),
  "the filters of a category": filters(category),
  "the filters of a brand": filters(brand),
  "the filters of a category in stock": filters(category, { traits: ["in-stock"] }),
  "the filters of a search, frequent words": filters(nowhere, { words: "ashwagandha" }),
  "the filters of a search, rare words": filters(nowhere, { words: "bakizure" }),
  "the brands beside a category": beside,
  "search, frequent words": frequent.page,
  "search as one types, frequent words": frequent.hits,
  "search, beginnings": beginnings.page,
  "search as one types, beginnings": beginnings.hits,
  "search, parts of words": parts.page,
  "search, other spellings": spelt.page,
  "search, typing errors": mistyped.page,
  "search as one types, typing errors": mistyped.hits,
  "search, words that seldom meet": several.page,
  "search, rare words": rare.page,
};
