import { everydayMeanings, nameOf } from "./everyday-words.ts";
import { splitsOf } from "./joined-words.ts";
import { soundsAlike } from "./sound.ts";
import { heardAs, typingErrors } from "./typing-error.ts";
import type { Heard } from "./typing-error.ts";

/**
 * A wrong letter weighs more than a name that is called so in everyday words alone, that more than a later word, and a later word more than
 * another spelling.
 */
const ERROR = 1_000;
const MEANING = 50;
const SOUND = 3;

/** A sound that is shorter says too little. */
const SHORTEST_SOUND = 3;
export const LATER_WORD = 10;
export const OTHER_SPELLING = 4;

/** A typed word, and the words that its everyday name means. */
export type TypedName = Heard & { readonly meanings: ReadonlySet<string> };

/** Whether something was found only because a wrong letter was forgiven. */
export const isForgiven = (cost: number): boolean => cost >= ERROR;

export const typedAs = (word: string): TypedName => {
  const heard = heardAs(word);
  return { ...heard, meanings: new Set(everydayMeanings(word, heard.sound).flatMap(({ words }) => words)) };
};

/** What the difference between a typed word and a word of a name costs; null: it does not match. */
export function nameCost(typed: TypedName, word: Heard): number | null {
  if (word.written === typed.written) return 0;
  if (word.written.startsWith(typed.written)) return 2;
  if (soundsSame(typed, word)) return SOUND;
  if (typed.meanings.has(word.written)) return MEANING;
  const errors = typingErrors(typed, word);
  return errors === null ? null : SOUND + errors * ERROR;
}

/** Also where it is too short for a wrong letter to be forgiven: "खून" is "khoon". */
export const soundsSame = (typed: Heard, word: Heard): boolean =>
  typed.sound.length >= SHORTEST_SOUND && word.sound === typed.sound && soundsAlike(word.written, typed.written);

/**
 * How typed words may be read, one after the other until something is found: as they are, as one that was typed apart, and a single one as
 * two.
 */
export function readingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const [only, ...others] = words;
  if (only === undefined) return [];
  return [words, ...(others.length > 0 ? [[nameOf(words)]] : splitsOf(only))];
}
