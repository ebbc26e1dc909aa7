import { collectionSlug } from "#core/catalogue/category.ts";
import { PRICE_BANDS, priceBandOf, traitsOf } from "#core/catalogue/filters.ts";
import type { Filters, FilterValue } from "#core/catalogue/filters.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import { TRAITS } from "#core/catalogue/collection.ts";
import type { Count, Collection, CollectionKind } from "#core/catalogue/collection.ts";

/** The titles of the collections of a kind that a product is in. */
export function collectionTitlesOf(kind: CollectionKind | "form" | "trait" | "price", product: ProductDetails): readonly string[] {
  switch (kind) {
    case "category":
      return product.categories;
    case "sub-category":
      return [product.subCategory];
    case "brand":
      return product.brand === null ? [] : [product.brand];
    case "concern":
      return product.concerns;
    case "tag":
      return product.tags;
    case "form":
      return [product.form];
    case "trait":
      return traitsOf(product);
    case "price": {
      const band = priceBandOf(product);
      return band === null ? [] : [String(band)];
    }
  }
}

/** The collections that the `naming` products name first, each with how many of the counted ones are in it. */
export function collectionsAmong(
  kind: Parameters<typeof collectionTitlesOf>[0],
  counted: readonly ProductDetails[],
  naming: readonly ProductDetails[],
): readonly Collection[] {
  const titles = new Map<string, string>();
  for (const title of naming.flatMap((product) => collectionTitlesOf(kind, product)))
    if (!titles.has(collectionSlug(title))) titles.set(collectionSlug(title), title.trim());
  return [...titles].map(([slug, title]) => ({
    slug,
    title,
    products: counted.filter((product) => collectionTitlesOf(kind, product).some((name) => collectionSlug(name) === slug)).length,
  }));
}

/** What narrows these products. */
export function filtersAmong(products: readonly ProductDetails[], kind: Count["kind"], naming: readonly ProductDetails[]): Filters {
  const entries = (of: Parameters<typeof collectionTitlesOf>[0]) =>
    collectionsAmong(of, products, naming)
      .filter((entry) => entry.products > 0)
      .toSorted((a, b) => b.products - a.products || (a.slug < b.slug ? -1 : 1));
  const values = (of: Parameters<typeof collectionTitlesOf>[0]): readonly FilterValue[] =>
    entries(of).map(({ slug, title, products }) => ({ slug, title, count: { kind, products } }));
  return {
    count: { kind, products: products.length },
    brands: values("brand"),
    subCategories: values("sub-category"),
    forms: values("form"),
    concerns: values("concern"),
    traits: values("trait").flatMap(({ slug, count }) => TRAITS.filter((trait) => trait === slug).map((trait) => ({ trait, count }))),
    prices: PRICE_BANDS.flatMap((band, place) =>
      values("price")
        .filter(({ slug }) => slug === String(place))
        .map(({ count }) => ({ band, count })),
    ),
  };
}
