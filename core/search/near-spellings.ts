import { consonantsOf } from "./consonants.ts";
import { latinOf, soundOf } from "./sound.ts";
import { forgiven } from "./typing-error.ts";

/**
 * How many letters at the beginning of a word are compared, and how many errors are allowed in them. The number of errors never falls as
 * the beginning gets longer.
 */
const LEVELS = [
  { letters: 4, errors: 1 },
  { letters: 5, errors: 1 },
  { letters: 6, errors: 1 },
  { letters: 8, errors: 2 },
] as const;

type Level = (typeof LEVELS)[number];

/**
 * The shortened spellings under which a word can be found despite typing errors: the beginning of the word and of its sound, each also with
 * one or two letters left out. A typed text has at least one of these in common with every word that is near to it (`typingErrors`). So
 * near words are looked up, not compared one by one. For a wrong letter, both texts leave it out; for a missing or additional letter, only
 * one of them leaves a letter out.
 */
export const spellingsOf = (word: string): ReadonlySet<string> =>
  new Set([
    ...LEVELS.flatMap((level) => [...spelt("word", word, level), ...spelt("sound", soundOf(word), level)]),
    ...(isLatin(word) ? consonants(word) : []),
  ]);

/** The shortened spellings of a typed text, to compare with those of words. Empty: the text is too short to allow any error. */
export function spellingsFor(typed: string): ReadonlySet<string> {
  const sound = soundOf(typed);
  return new Set([...speltAs("word", typed), ...speltAs("sound", sound), ...(isLatin(typed) ? [] : consonants(typed))]);
}

const isLatin = (word: string): boolean => latinOf(word) === word;

/** What a word in Devanagari shares with the English word that it is. */
function consonants(word: string): readonly string[] {
  const all = consonantsOf(word);
  return all === null ? [] : [`consonants ${all}`];
}

function speltAs(kind: "word" | "sound", typed: string): readonly string[] {
  const level = LEVELS.findLast(({ letters, errors }) => letters <= typed.length && errors === forgiven(typed));
  return level === undefined ? [] : spelt(kind, typed, level);
}

/** The beginning of the text; then, as far as errors are allowed, all that is left of it without any one letter and any two letters. */
function spelt(kind: "word" | "sound", text: string, { letters, errors }: Level): readonly string[] {
  const least = letters - errors;
  const begin = text.slice(0, letters);
  const all = begin.length < least ? [] : [begin];
  let left: Iterable<string> = [...all];
  for (let error = 0; error < errors; error += 1) {
    const shorter = new Set<string>();
    for (const one of left)
      if (one.length > least) for (let place = 0; place < one.length; place += 1) shorter.add(one.slice(0, place) + one.slice(place + 1));
    all.push(...shorter);
    left = shorter;
  }
  return all.map((one) => `${kind} ${letters} ${one}`);
}
