import { everydayMeaning } from "./everyday-words.ts";
import { soundOf } from "./sound.ts";
import { typingErrors } from "./typing-error.ts";
import type { Heard } from "./typing-error.ts";

/** A word of the vocabulary, its sound, and how many active products it finds. */
export type VocabularyWord = { readonly word: string; readonly sound: string; readonly products: number };

/** From this many letters on, a typed word may match any part of a word. A shorter one must match its beginning. */
export const PART_FROM = 3;

/** The most words that a typed word may stand for. */
export const MOST_MATCHES = 32;

/** Whether so many words begin with a typed word that not all of them are known. Beside other words, such a word excludes no product. */
export const isVague = (typed: string, words: readonly VocabularyWord[]): boolean =>
  typed.length < PART_FROM && words.length === MOST_MATCHES;

/**
 * The words of the vocabulary that a typed word stands for, those with most products first. These are the words that contain it, that have
 * its everyday meaning, or that sound like it. If there are none, they are the words that begin with its sound (`sound`, if the caller
 * knows it). If there are none of these either, they are the words that differ by a typing error, the nearest ones.
 */
export function matchingWords<Word extends VocabularyWord>(
  typed: string,
  vocabulary: readonly Word[],
  sound = soundOf(typed),
): readonly Word[] {
  const meant = everydayMeaning(typed);
  const holding = vocabulary.filter(
    ({ word, sound: own }) => holds(word, typed) || (sound.length > 1 && own === sound) || meant.some((one) => holds(word, one)),
  );
  if (holding.length > 0) return foremost(holding);
  const sounding = sound.length < PART_FROM ? [] : vocabulary.filter((one) => one.sound.startsWith(sound));
  return foremost(sounding.length > 0 ? sounding : nearest({ written: typed, sound }, vocabulary));
}

/**
 * Of the words that a typed word stands for, those that name what was asked for: the words that begin with it or sound like it. If there
 * are none, those that contain it; if there are none of these either, all words, such as those with its everyday meaning.
 */
export function namingWords<Word extends VocabularyWord>(typed: string, words: readonly Word[], sound = soundOf(typed)): readonly Word[] {
  const beginning = words.filter(({ word, sound: own }) => word.startsWith(typed) || own === sound);
  if (beginning.length > 0) return beginning;
  const holding = words.filter(({ word }) => holds(word, typed));
  return holding.length > 0 ? holding : words;
}

const holds = (word: string, typed: string): boolean => (typed.length < PART_FROM ? word.startsWith(typed) : word.includes(typed));

/** The words with the fewest errors, if these errors are few enough. */
function nearest<Word extends VocabularyWord>(typed: Heard, vocabulary: readonly Word[]): readonly Word[] {
  const measured = vocabulary
    .map((word) => ({ word, errors: typingErrors(typed, { written: word.word, sound: word.sound }) }))
    .filter(({ errors }) => errors !== null);
  const fewest = Math.min(...measured.map(({ errors }) => errors ?? Number.POSITIVE_INFINITY));
  return measured.filter(({ errors }) => errors === fewest).map(({ word }) => word);
}

const foremost = <Word extends VocabularyWord>(words: readonly Word[]): readonly Word[] =>
  words.toSorted((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1)).slice(0, MOST_MATCHES);
