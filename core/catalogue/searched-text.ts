import type { ProductDetails } from "./product.ts";

/**
 * A text as search compares it: without letter case, without the marks of transliterated Latin ("Triphalā" is found by
 * "triphala"), any run of space as one. The signs of Indian scripts stay, as they are letters there.
 */
export const searchedText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");

/** Longer than any word that is typed. */
const LONGEST_WORD = 60;

/** More words than any title has. */
const MOST_WORDS = 12;

/** The words of a text, as search compares them: runs of letters and digits, an apostrophe left out. */
export const wordsOf = (text: string): readonly string[] =>
  (searchedText(text.replace(/['’ʼ]/g, "")).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** The words of what somebody typed, each once. None: nothing was asked. */
export const searchedWords = (typed: string): readonly string[] => [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);

/** All words by which a product is found: of its title, the title's spellings, its brand and its tags. */
export const searchedOf = ({ title, spellings, brand, tags }: ProductDetails): ReadonlySet<string> =>
  new Set([title, spellings.hindi ?? "", spellings.sanskrit ?? "", brand ?? "", ...tags].flatMap(wordsOf));
