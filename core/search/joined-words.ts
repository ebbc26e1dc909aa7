import { PART_FROM } from "./matching-words.ts";

/** Every two words that a typed one may be which lacks the space between them: "hairoil" is "hair" and "oil". */
export const splitsOf = (typed: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, typed.length - 2 * PART_FROM + 1) }, (_, place) => {
    const end = place + PART_FROM;
    return [typed.slice(0, end), typed.slice(end)] as const;
  });

/** The two words that a typed one joins; null where no two of the vocabulary, `known`, are it. Asked only of what stands for no word by itself. */
export const joinedWords = (typed: string, known: ReadonlySet<string>): readonly [string, string] | null =>
  splitsOf(typed).find((words) => words.every((word) => known.has(word))) ?? null;
