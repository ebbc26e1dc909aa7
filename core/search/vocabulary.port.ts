import type { VocabularyWord } from "./matching-words.ts";

/** A typed word and its sound. */
export type TypedWord = { readonly word: string; readonly sound: string };

/**
 * The words by which active products are found. Each list may contain more words than were asked for: `queryMeaning` chooses among them.
 */
export type Vocabulary<Word extends VocabularyWord> = {
  /**
   * For each typed word, in the order of the typed words: the words that contain it, contain its everyday meaning, or sound like it or like
   * its beginning.
   */
  wordsLike(typed: readonly TypedWord[]): Promise<readonly (readonly Word[])[]>;
  /** The words that may differ from the typed ones by a typing error. */
  wordsNear(typed: string): Promise<readonly Word[]>;
  /** Those of the given words by which products are found. */
  knownAmong(words: readonly string[]): Promise<ReadonlySet<string>>;
};
