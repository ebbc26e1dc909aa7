import { PART_FROM } from "./matching-words.ts";

/** All pairs of words that a typed word without a space may be: "hairoil" is "hair" and "oil". */
export const splitsOf = (typed: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, typed.length - 2 * PART_FROM + 1) }, (_, place) => {
    const end = place + PART_FROM;
    return [typed.slice(0, end), typed.slice(end)] as const;
  });

/** The two words that a typed word joins; null if no pair is known. It is asked only about words that match nothing by themselves. */
export const joinedWords = (typed: string, isKnown: (word: string) => boolean): readonly [string, string] | null =>
  splitsOf(typed).find((words) => words.every(isKnown)) ?? null;
