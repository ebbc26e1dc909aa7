import { mainWordsOf, nameWordsOf, searchedOf } from "#core/search/search-words.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

type WordsOf = (product: ProductDetails) => ReadonlySet<string>;

/** A product never changes: another one takes its place. So its words are worked out once, however often something is searched for. */
function workedOutOnce(wordsOf: WordsOf): WordsOf {
  const known = new WeakMap<ProductDetails, ReadonlySet<string>>();
  return (product) => {
    const words = known.get(product) ?? wordsOf(product);
    known.set(product, words);
    return words;
  };
}

/** The words by which a product is called, as core has them. */
export const nameWords = workedOutOnce(nameWordsOf);

/** The words by which a product is found, likewise. */
export const searchWords = workedOutOnce(searchedOf);

/** The words that say what a product is or is for first of all, likewise. */
export const mainWords = workedOutOnce(mainWordsOf);
