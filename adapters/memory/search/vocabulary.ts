import { soundOf } from "#core/search/sound.ts";
import { mainWords, searchWords } from "./product-words.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Vocabulary } from "#core/search/vocabulary.port.ts";

/** The vocabulary of some products. It is small: each question is answered with all of it. */
export function memoryVocabulary(products: readonly ProductDetails[]): Vocabulary<VocabularyWord> {
  const counts = new Map<string, number>();
  for (const product of products) for (const word of searchWords(product)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const mains = new Set(products.flatMap((product) => [...mainWords(product)]));
  const all = [...counts].map(([word, found]) => ({ word, sound: soundOf(word), products: found, isMain: mains.has(word) }));
  return {
    wordsLike: async (typed) => typed.map(() => all),
    wordsNear: async () => all,
    knownAmong: async (words) => new Set(words.filter((word) => counts.has(word))),
  };
}
