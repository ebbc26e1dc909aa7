import type { ShelfProduct } from "#core/catalogue/product.ts";
import type { SearchProducts } from "#core/catalogue/search-products.use-case.ts";

export type SearchData = { readonly words: string; readonly products: readonly ShelfProduct[]; readonly isCut: boolean };

/** As many as one looks through; who wants fewer says more. */
export const MOST_FOUND = 60;

/** Longer than any title; what is typed beyond it finds nothing more. */
const LONGEST = 100;

/** By what was typed, or by nothing (null). */
export const wordsSought = (typed: string | null): string | null => {
  const words = (typed ?? "").trim().slice(0, LONGEST).trim();
  return words === "" ? null : words;
};

export async function searchData(search: SearchProducts, words: string): Promise<SearchData> {
  const found = await search({ words, limit: MOST_FOUND, without: null });
  return { words, products: found, isCut: found.length === MOST_FOUND };
}
