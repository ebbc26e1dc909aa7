import { soundOf } from "./sound.ts";

/** From how many letters on one error is allowed, and from how many on two. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** A word as it is written and as it sounds. */
export type Heard = { readonly written: string; readonly sound: string };

export const heardAs = (written: string): Heard => ({ written, sound: soundOf(written) });

/**
 * The number of errors between a typed text and a word or its beginning, as they are written or by sound: wrong, missing, additional or swapped
 * letters. null: more errors than are allowed for a text of that length.
 */
export function typingErrors(typed: Heard, word: Heard): number | null {
  const errors = [errorsBetween(typed.written, word.written), errorsOfSound(typed.sound, word.sound)].filter((found) => found !== null);
  return errors.length === 0 ? null : Math.min(...errors);
}

/** A sound may be much shorter than its word and then means too little: "zzzz" is one j. */
const errorsOfSound = (typed: string, word: string): number | null => (typed.length < ONE_ERROR_FROM ? null : errorsBetween(typed, word));

function errorsBetween(typed: string, word: string): number | null {
  const allowed = forgiven(typed);
  if (lettersMissing(typed, word) > allowed) return null;
  const errors = distanceToBeginning(typed, word);
  return errors <= allowed ? errors : null;
}

/** How many of the typed letters a word does not have anywhere. Each of them is an error, so the slow count is not needed for most words. */
function lettersMissing(typed: string, word: string): number {
  let missing = 0;
  for (let place = 0; place < typed.length; place += 1) if (!word.includes(typed.charAt(place))) missing += 1;
  return missing;
}

/** How many errors are allowed in a typed text. */
export const forgiven = ({ length }: string): number => (length >= TWO_ERRORS_FROM ? 2 : length >= ONE_ERROR_FROM ? 1 : 0);

/** The edits between `typed` and the nearest beginning of `word` (optimal string alignment). A search compares dozens of words so, which is why no array is made of what there is to choose from. */
function distanceToBeginning(typed: string, word: string): number {
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
  return Math.min(...row);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;
