import { typingErrors } from "./typing-error.ts";
import type { Heard } from "./typing-error.ts";

/** A wrong letter weighs more than a longer name, and a name more than another spelling. */
const ERROR = 100;
export const LATER_WORD = 10;
export const OTHER_SPELLING = 4;

/** What the difference between a typed word and a word of a name costs; null: it does not match. */
export function nameCost(typed: Heard, word: Heard): number | null {
  if (word.written === typed.written) return 0;
  if (word.written.startsWith(typed.written)) return 2;
  const errors = typingErrors(typed, word);
  return errors === null ? null : 3 + errors * ERROR;
}
