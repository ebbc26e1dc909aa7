// Decision: docs/decisions/search-by-words-and-sounds.md
import { searchedText } from "../shared/searched-text.ts";
import type { ProductDetails } from "../catalogue/product.ts";

/** Longer than any word that is typed. */
const LONGEST_WORD = 60;

/** More words than any title has. */
const MOST_WORDS = 12;

/** The words of a text, as search compares them: runs of letters and digits, an apostrophe left out. */
export const wordsOf = (text: string): readonly string[] =>
  (searchedText(text.replace(/['’ʼ]/g, "")).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** What joins words and names nothing: "oil for hair", "बालों के लिए तेल". */
const JOINING: ReadonlySet<string> = new Set(
  wordsOf("a an and for in of on or the to with ka ke ki liye aur का के की को में से लिए और वाला वाली"),
);

/** What is wished for of all goods alike: "knee pain relief", "immunity booster", "kabz ki dawa", "desi ghee". */
const WISHED: ReadonlySet<string> = new Set(
  wordsOf(`relief relieving booster boosting remedy treatment medicine problem best dawa dawai ilaj upay samasya दवा दवाई इलाज उपाय समस्या
    buy online price original pure desi asli shuddh shudh देसी असली शुद्ध`),
);

/** In what the size of a pack is said: "ashwagandha churna 50 g". */
const MEASURES: ReadonlySet<string> = new Set(wordsOf("g gm gms gram grams kg kgs mg ml ltr litre litres ग्राम किलो मिली लीटर"));

/** What says that something troubles somebody, and not what. */
const TROUBLE: ReadonlySet<string> = new Set(wordsOf("pain ache dard दर्द"));

/** The words of what somebody typed, each once, without what only joins others or says little beside them. None: nothing was asked. */
export function searchedWords(typed: string): readonly string[] {
  let words: readonly string[] = [...new Set(wordsOf(typed))];
  for (const saysLittle of [JOINING, MEASURES, WISHED, TROUBLE]) {
    const others = words.filter((word) => !saysLittle.has(word));
    if (others.length > 0) words = others;
  }
  return words.slice(0, MOST_WORDS);
}

/** What typed words mean, without those that tell nothing: unless that is all of them, the others still say what is wanted. */
export function tellingOf<Meant>(meant: readonly Meant[], tells: (one: Meant) => boolean): readonly Meant[] {
  const telling = meant.filter(tells);
  return telling.length > 0 ? telling : meant;
}

/** The words that a product is called by: of its title, the title's spellings and its brand. */
export const nameWordsOf = ({ title, spellings, brand }: ProductDetails): ReadonlySet<string> =>
  new Set([title, spellings.hindi ?? "", spellings.sanskrit ?? "", brand ?? ""].flatMap(wordsOf));

/** All words by which a product is found: of its name, its tags, of where it stands, what it is for and its form. */
export const searchedOf = (product: ProductDetails): ReadonlySet<string> => {
  const { tags, categories, subCategory, concerns, form } = product;
  return new Set([...nameWordsOf(product), ...[...tags, ...categories, subCategory, ...concerns, form].flatMap(wordsOf)]);
};
