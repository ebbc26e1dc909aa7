import { soundOf } from "./sound.ts";

/** From how many letters on one error is allowed, and from how many on two. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** A word as it is written and as it sounds. */
export type Heard = { readonly written: string; readonly sound: string };

export const heardAs = (written: string): Heard => ({ written, sound: soundOf(written) });

/**
 * The number of errors between a typed text and a word or its beginning, as they are written or by sound: wrong, missing, additional or
 * swapped letters. null: more errors than are allowed for a text of that length.
 */
export function typingErrors(typed: Heard, word: Heard): number | null {
  const errors = [errorsBetween(typed.written, word.written), errorsOfSound(typed, word)].filter((found) => found !== null);
  return errors.length === 0 ? null : Math.min(...errors);
}

/**
 * A word that goes on behind the typed text is further, further one that merely sounds like it, and one that begins otherwise, as people
 * seldom err in the first letter; an error more is further than all.
 */
const [ERROR, FIRST, SOUND, BEGINNING] = [8, 4, 2, 1];

/**
 * How near a typed text is to a word or its beginning, 0: it is the word or its beginning; null: more errors lie between than are allowed.
 */
export function nearnessOf(typed: Heard, word: Heard): number | null {
  const [written, sound] = [edits(typed.written, word.written), hasSound(typed) ? edits(typed.sound, word.sound) : null];
  const ways = [...(written === null ? [] : [costOf(written)]), ...(sound === null ? [] : [costOf(sound) + SOUND])];
  const first = typed.written.charAt(0) === word.written.charAt(0) || typed.sound.charAt(0) === word.sound.charAt(0) ? 0 : FIRST;
  return ways.length === 0 ? null : Math.min(...ways) + first;
}

const costOf = ({ errors, isWhole }: Edits): number => errors * ERROR + (isWhole ? 0 : BEGINNING);

/** A sound may be much shorter than its word and then means too little: "zzzz" is one j. */
const hasSound = ({ sound }: Heard): boolean => sound.length >= ONE_ERROR_FROM;

const errorsOfSound = (typed: Heard, word: Heard): number | null => (hasSound(typed) ? errorsBetween(typed.sound, word.sound) : null);

const errorsBetween = (typed: string, word: string): number | null => edits(typed, word)?.errors ?? null;

function edits(typed: string, word: string): Edits | null {
  const allowed = forgiven(typed);
  if (lettersMissing(typed, word) > allowed) return null;
  const found = editsToBeginning(typed, word);
  return found.errors <= allowed ? found : null;
}

/** `isWhole`: no beginning of the word is nearer than the word. */
type Edits = { readonly errors: number; readonly isWhole: boolean };

/**
 * How many of the typed letters a word does not have anywhere. Each of them is an error, so the slow count is not needed for most words.
 */
function lettersMissing(typed: string, word: string): number {
  let missing = 0;
  for (let place = 0; place < typed.length; place += 1) if (!word.includes(typed.charAt(place))) missing += 1;
  return missing;
}

/** How many errors are allowed in a typed text. */
export const forgiven = ({ length }: string): number => (length >= TWO_ERRORS_FROM ? 2 : length >= ONE_ERROR_FROM ? 1 : 0);

/**
 * The edits between `typed` and the nearest beginning of `word` (optimal string alignment). A search compares dozens of words so, which is
 * why no array is made of what there is to choose from.
 */
function editsToBeginning(typed: string, word: string): Edits {
  let before: number[] = [];
  let row: number[] = [];
  for (let w = 0; w <= word.length; w += 1) row.push(w);
  for (let t = 1; t <= typed.length; t += 1) {
    const next = [t];
    for (let w = 1; w <= word.length; w += 1) {
      const wrong = typed[t - 1] === word[w - 1] ? 0 : 1;
      const edits = Math.min(at(row, w - 1) + wrong, at(row, w) + 1, at(next, w - 1) + 1);
      const isSwapped = t > 1 && w > 1 && typed[t - 1] === word[w - 2] && typed[t - 2] === word[w - 1];
      next.push(isSwapped ? Math.min(edits, at(before, w - 2) + 1) : edits);
    }
    before = row;
    row = next;
  }
  const errors = Math.min(...row);
  return { errors, isWhole: row.at(-1) === errors };
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;
