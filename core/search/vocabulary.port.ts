import type { VocabularyWord } from "./matching-words.ts";

/** A word that somebody typed, and how it sounds. */
export type TypedWord = { readonly word: string; readonly sound: string };

/** The words by which active products are found. Each list may hold more words than were asked for: `queryMeaning` chooses among them. */
export type Vocabulary<Word extends VocabularyWord> = {
  /** For each typed word, in their order: the words that hold it, hold what it means every day, or sound like it or its beginning. */
  wordsLike(typed: readonly TypedWord[]): Promise<readonly (readonly Word[])[]>;
  /** The words that a typing error may lie between. */
  wordsNear(typed: string): Promise<readonly Word[]>;
  /** Those of some words that products are found by. */
  knownAmong(words: readonly string[]): Promise<ReadonlySet<string>>;
};
