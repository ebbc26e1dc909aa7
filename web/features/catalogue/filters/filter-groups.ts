import { collectionSlug } from "#core/catalogue/category.ts";
import { TRAITS, UNNARROWED } from "#core/catalogue/collection.ts";
import { filterWords } from "./filter-words.ts";
import { productListAddress } from "#web/features/catalogue/list/product-list-address.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import type { Count, Narrowing, CollectionKind } from "#core/catalogue/collection.ts";
import type { Filters, FilterValue } from "#core/catalogue/filters.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";

/** A list of values of which any number may be ticked. */
export type FilterList = "brands" | "forms" | "concerns" | "traits";

export type FilterChoice = { readonly value: string; readonly title: string; readonly count: Count; readonly isChosen: boolean };

export type FilterGroup = { readonly list: FilterList; readonly choices: readonly FilterChoice[] };

/** The same list with nothing chosen. */
export const withoutFilters = (query: ProductQuery): ProductQuery => ({
  ...query,
  narrowing: { ...UNNARROWED, words: query.narrowing.words },
  after: null,
});

/**
 * What can be ticked, in the order of the page. What is ticked stays, though nothing fits it any more; what every product of the list has
 * is no choice.
 */
export function filterGroups({ on, narrowing }: ProductQuery, filters: Filters): readonly FilterGroup[] {
  const own = (kind: CollectionKind, { slug }: FilterValue) => on?.kind === kind && collectionSlug(on.name) === slug;
  const groups: readonly FilterGroup[] = [
    { list: "traits", choices: traitChoices(narrowing, filters) },
    {
      list: "brands",
      choices: choices(
        filters.brands.filter((brand) => !own("brand", brand)),
        narrowing.brands,
        ({ title }) => title,
      ),
    },
    {
      list: "concerns",
      choices: choices(
        filters.concerns.filter((concern) => !own("concern", concern)),
        narrowing.concerns,
        ({ title }) => categoryTitle(title),
      ),
    },
    { list: "forms", choices: choices(filters.forms, narrowing.forms, ({ slug }) => filterWords.form(slug)) },
  ];
  return groups.filter((group) => group.choices.length > 1 || group.choices.some(({ isChosen }) => isChosen));
}

const NONE: Count = { kind: "exactly", products: 0 };

function choices(
  offered: readonly FilterValue[],
  chosen: readonly string[],
  titleOf: (value: FilterValue) => string,
): readonly FilterChoice[] {
  const lost = chosen
    .filter((slug) => offered.every((value) => value.slug !== slug))
    .map((slug) => ({ slug, title: capitalized(slug), count: NONE }));
  return [...offered, ...lost].map((value) => ({
    value: value.slug,
    title: titleOf(value),
    count: value.count,
    isChosen: chosen.includes(value.slug),
  }));
}

/** What no product of the list names is called as it was asked for. */
const capitalized = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1);

function traitChoices({ traits: chosen }: Narrowing, { traits, count: all }: Filters): readonly FilterChoice[] {
  return TRAITS.flatMap((trait) => {
    const count = traits.find((one) => one.trait === trait)?.count ?? NONE;
    const isChosen = chosen.includes(trait);
    const isEverywhere = all.kind === "exactly" && count.products === all.products;
    return (count.products === 0 || isEverywhere) && !isChosen ? [] : [{ value: trait, title: filterWords.traits[trait], count, isChosen }];
  });
}

export type ChosenFilter = { readonly title: string; readonly without: string };

/** What is chosen, each with the address of the list without it. */
export function chosenFilters(query: ProductQuery, groups: readonly FilterGroup[]): readonly ChosenFilter[] {
  const { narrowing } = query;
  const address = (changed: Partial<Narrowing>) => productListAddress({ ...query, narrowing: { ...narrowing, ...changed }, after: null });
  const ticked = groups.flatMap(({ list, choices: all }) =>
    all
      .filter(({ isChosen }) => isChosen)
      .map(({ value, title }) => ({ title, without: address({ [list]: narrowing[list].filter((one) => one !== value) }) })),
  );
  const { price } = narrowing;
  const isPriced = price.least !== null || price.most !== null;
  return isPriced ? [...ticked, { title: filterWords.range(price), without: address({ price: UNNARROWED.price }) }] : ticked;
}
