import { categorySlug } from "#core/catalogue/category.ts";
import { searchedOf, searchedWords } from "#core/catalogue/searched-text.ts";
import { standingOn } from "#core/catalogue/standing.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { ProductDetails, ShelfProduct } from "#core/catalogue/product.ts";
import type { ShelfOrder } from "#core/catalogue/shelf.ts";
import type { Memory } from "./memory.ts";

export const memoryCatalogue = (memory: Memory): Catalogue => ({
  categories: async () => categoriesOf(memory.products),

  async shelf(slug, { order, after, limit }) {
    const category = slug === null ? null : categoriesOf(memory.products).find((one) => one.slug === categorySlug(slug));
    if (category === undefined) return null;
    const active = memory.products.filter((product) => product.status === "active" && (category === null || isIn(category.slug, product)));
    const shelf = inOrder(active, order);
    const from = 1 + shelf.findIndex((product) => product.id === after);
    const products = shelf.slice(from, from + limit);
    return {
      category,
      count: shelf.length,
      products: products.map(shelfProduct),
      next: from + limit < shelf.length ? (products.at(-1)?.id ?? null) : null,
    };
  },

  productWithSlug: async (slug) => memory.products.find((product) => product.slug === slug) ?? null,

  async productsWithIds(ids) {
    const known = new Map(memory.products.map((product) => [product.id, shelfProduct(product)]));
    return ids.flatMap((id) => known.get(id) ?? []);
  },

  async productsMatching(typed, limit) {
    const words = searchedWords(typed);
    if (words.length === 0) return [];
    const found = memory.products.filter(
      (product) => product.status === "active" && words.every((word) => searchedOf(product).includes(word)),
    );
    const begins = (product: ProductDetails) => searchedOf(product).startsWith(words.join(" "));
    return [...found.filter(begins), ...found.filter((product) => !begins(product))].slice(0, limit).map(shelfProduct);
  },
});

function categoriesOf(products: readonly ProductDetails[]): readonly Category[] {
  const titles = new Map(products.flatMap(({ categories }) => categories).map((title) => [categorySlug(title), title.trim()]));
  return [...titles].map(([slug, title]) => ({
    slug,
    title,
    products: products.filter((product) => product.status === "active" && isIn(slug, product)).length,
  }));
}

const isIn = (slug: string, { categories }: ProductDetails): boolean => categories.some((title) => categorySlug(title) === slug);

const inOrder = (products: readonly ProductDetails[], order: ShelfOrder): readonly ProductDetails[] =>
  order === "popular" ? products : products.toSorted((a, b) => standingOn(order, a) - standingOn(order, b));

export function shelfProduct(product: ProductDetails): ShelfProduct {
  const { subCategory: _, tags: _1, concerns: _2, hsn: _3, seller: _4, spellings: _5, isConsumable: _6, ...onShelf } = product;
  return onShelf;
}
