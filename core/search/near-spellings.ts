import { soundOf } from "./sound.ts";
import { forgiven } from "./typing-error.ts";

/**
 * How many letters of a beginning are compared, and how many errors are allowed in them. A length allows no more errors than every longer
 * one.
 */
const LEVELS = [
  { letters: 4, errors: 1 },
  { letters: 5, errors: 1 },
  { letters: 6, errors: 1 },
  { letters: 8, errors: 2 },
] as const;

type Level = (typeof LEVELS)[number];

/**
 * The remains of a word and of its sound without the letters that a typing error may have changed. A typed text shares one of these with
 * every word that is near to it (`typingErrors`). So near words can be looked up and need not be measured one by one. A wrong letter is
 * left out of both texts; a missing or additional letter is left out of one of them.
 */
export const spellingsOf = (word: string): ReadonlySet<string> =>
  new Set(LEVELS.flatMap((level) => [...spelt("word", word, level), ...spelt("sound", soundOf(word), level)]));

/** The remains of a typed text, as above. Empty: the text is too short to allow any error. */
export function spellingsFor(typed: string): ReadonlySet<string> {
  const sound = soundOf(typed);
  return new Set([...speltAs("word", typed), ...speltAs("sound", sound)]);
}

function speltAs(kind: "word" | "sound", typed: string): readonly string[] {
  const level = LEVELS.findLast(({ letters, errors }) => letters <= typed.length && errors === forgiven(typed));
  return level === undefined ? [] : spelt(kind, typed, level);
}

/** The beginning of the text, then the beginning without each letter, and without each two letters. */
function spelt(kind: "word" | "sound", text: string, { letters, errors }: Level): readonly string[] {
  let left = new Set([text.slice(0, letters)]);
  const all = new Set(left);
  for (let error = 0; error < errors; error += 1) {
    left = new Set(
      [...left].flatMap((one) => Array.from({ length: one.length }, (_, place) => one.slice(0, place) + one.slice(place + 1))),
    );
    for (const one of left) all.add(one);
  }
  return [...all].filter((one) => one.length >= letters - errors).map((one) => `${kind} ${letters} ${one}`);
}
