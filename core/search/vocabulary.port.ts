import type { VocabularyWord } from "./matching-words.ts";

/** A typed word and its sound. */
export type TypedWord = { readonly word: string; readonly sound: string };

/** A word that is looked up: by its letters alone, by its sound too, or also as a part of a word or the beginning of its sound. */
export type WordLookup = TypedWord & { readonly by: "letters" | "sound" | "part" };

/**
 * The words by which active products are found. Each list may contain more words than were asked for: `queryMeaning` chooses among them.
 */
export type Vocabulary<Word extends VocabularyWord> = {
  /** For each word, in their order, those that it is looked up by. */
  wordsLike(words: readonly WordLookup[]): Promise<readonly (readonly Word[])[]>;
  /** The words that may differ from the typed one by a typing error, or have the same consonants in another script. */
  wordsNear(typed: string): Promise<readonly Word[]>;
  /** Those of the given words by which products are found. */
  knownAmong(words: readonly string[]): Promise<ReadonlySet<string>>;
};
