import { soundsAlike } from "./sound.ts";
import type { TypedWord } from "./vocabulary.port.ts";

/**
 * A word of the vocabulary, its sound, and how many active products it finds; `isMain`: it says of some of them what they are first of all
 * (`mainWordsOf`).
 */
export type VocabularyWord = { readonly word: string; readonly sound: string; readonly products: number; readonly isMain: boolean };

/** From this many letters on, a typed word may match any part of a word. A shorter one must match its beginning. */
export const PART_FROM = 3;

/** The most words that a typed word may stand for. */
export const MOST_MATCHES = 32;

/** Whether so many words begin with a typed word that not all of them are known. Beside other words, such a word excludes no product. */
export const isVague = (typed: string, words: readonly VocabularyWord[]): boolean =>
  typed.length < PART_FROM && words.length === MOST_MATCHES;

/** The words of the vocabulary that are a typed word: written or sounding like it. */
export const wholeWords = <Word extends VocabularyWord>({ word: typed, sound }: TypedWord, vocabulary: readonly Word[]): readonly Word[] =>
  vocabulary.filter(({ word, sound: own }) => word === typed || (sound.length > 1 && own === sound && soundsAlike(word, typed)));

/** The words that begin with a typed word, where it has letters enough to say something. */
export const longerWords = <Word extends VocabularyWord>({ word: typed }: TypedWord, vocabulary: readonly Word[]): readonly Word[] =>
  typed.length < PART_FROM ? [] : vocabulary.filter(({ word }) => word.startsWith(typed));

/**
 * The words that a typed word may stand for which is none by itself: those that contain it; if there are none, those that begin with its
 * sound.
 */
export function matchingWords<Word extends VocabularyWord>(typed: TypedWord, vocabulary: readonly Word[]): readonly Word[] {
  const holding = vocabulary.filter(({ word }) => holds(word, typed.word));
  if (holding.length > 0) return holding;
  return typed.sound.length < PART_FROM ? [] : vocabulary.filter(({ sound }) => sound.startsWith(typed.sound));
}

const holds = (word: string, typed: string): boolean => (typed.length < PART_FROM ? word.startsWith(typed) : word.includes(typed));

/** As many words as a typed word may stand for: those of the first groups first, of each group those of most products, each once. */
export function foremostWords<Word extends VocabularyWord>(...groups: readonly (readonly Word[])[]): readonly Word[] {
  const ordered = groups.flatMap((words) => words.toSorted((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1)));
  return [...new Map(ordered.map((word) => [word.word, word])).values()].slice(0, MOST_MATCHES);
}
