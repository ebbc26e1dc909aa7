import { soundOf } from "./sound.ts";
import { forgiven } from "./typing-error.ts";

/** Beginnings of so many letters are compared, and so many errors within them; each length forgives no more than all longer ones. */
const LEVELS = [
  { letters: 4, errors: 1 },
  { letters: 5, errors: 1 },
  { letters: 6, errors: 1 },
  { letters: 8, errors: 2 },
] as const;

type Level = (typeof LEVELS)[number];

/**
 * What is left of a word and of its sound without the letters that a typing error may have spoilt. Whatever is typed shares one of these with every
 * word that it is near to (`typingErrors`), so that near words are looked up rather than measured one by one: a wrong letter is one left out of
 * both, a missing or an additional one is left out of one of them.
 */
export const spellingsOf = (word: string): ReadonlySet<string> =>
  new Set(LEVELS.flatMap((level) => [...spelt("word", word, level), ...spelt("sound", soundOf(word), level)]));

/** The same of what somebody typed. None: too short to forgive anything. */
export function spellingsFor(typed: string): ReadonlySet<string> {
  const sound = soundOf(typed);
  return new Set([...speltAs("word", typed), ...speltAs("sound", sound)]);
}

function speltAs(kind: "word" | "sound", typed: string): readonly string[] {
  const level = LEVELS.findLast(({ letters, errors }) => letters <= typed.length && errors === forgiven(typed));
  return level === undefined ? [] : spelt(kind, typed, level);
}

/** The beginning of the text, and that without each letter, and without each two. */
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
