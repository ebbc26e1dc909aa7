import { everydayMeaning } from "./everyday-words.ts";
import { soundOf } from "./sound.ts";
import { typingErrors } from "./typing-error.ts";

/** A word of the vocabulary, how it sounds, and how many active products are found by it. */
export type VocabularyWord = { readonly word: string; readonly sound: string; readonly products: number };

/** From so many letters on, a part anywhere in a word is enough; fewer must begin it. */
export const PART_FROM = 3;

/** So many words may stand for a typed one. */
export const MOST_MATCHES = 32;

/** Whether a typed word begins so many others that it may stand for more of them than are known: beside other words it leaves nothing out. */
export const isVague = (typed: string, words: readonly VocabularyWord[]): boolean =>
  typed.length < PART_FROM && words.length === MOST_MATCHES;

/**
 * The words of the vocabulary that a typed word stands for, those with most products first: those that hold it, or what is meant by it every
 * day, or sound like it; where there are none, those that begin with its sound (`sound`, where whoever asks knows it); where there are none, those that a typing error lies between, the nearest.
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
  return foremost(sounding.length > 0 ? sounding : nearest(typed, vocabulary));
}

/**
 * Of the words that a typed one stands for, those that name what was asked for: those that begin with it or sound like it; where there are
 * none, those that hold it; where there are none, all, as by what is meant every day.
 */
export function namingWords<Word extends VocabularyWord>(typed: string, words: readonly Word[], sound = soundOf(typed)): readonly Word[] {
  const beginning = words.filter(({ word, sound: own }) => word.startsWith(typed) || own === sound);
  if (beginning.length > 0) return beginning;
  const holding = words.filter(({ word }) => holds(word, typed));
  return holding.length > 0 ? holding : words;
}

const holds = (word: string, typed: string): boolean => (typed.length < PART_FROM ? word.startsWith(typed) : word.includes(typed));

/** Those with the fewest errors, if they are few enough to be forgiven. */
function nearest<Word extends VocabularyWord>(typed: string, vocabulary: readonly Word[]): readonly Word[] {
  const measured = vocabulary.map((word) => ({ word, errors: typingErrors(typed, word.word) })).filter(({ errors }) => errors !== null);
  const fewest = Math.min(...measured.map(({ errors }) => errors ?? Number.POSITIVE_INFINITY));
  return measured.filter(({ errors }) => errors === fewest).map(({ word }) => word);
}

const foremost = <Word extends VocabularyWord>(words: readonly Word[]): readonly Word[] =>
  words.toSorted((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1)).slice(0, MOST_MATCHES);
