import { unprintedLetter } from "#core/shared/printed-letters.ts";
import { FAULTY } from "./read.ts";
import type { Kind } from "./kind.ts";

/** What is expected instead of a text whose letter papers can't show. */
export const expectedInsteadOfLetter = (letter: string): string => `letters that papers can show, not “${letter}”`;

/**
 * A text that stands on papers: of that kind, and their fonts have each letter of it. Source: specification/prescriptions.md, Letters on
 * paper.
 */
export const printed = (kind: Kind<string>): Kind<string> => ({
  expected: kind.expected,
  read(value) {
    const text = kind.read(value);
    return text !== FAULTY && unprintedLetter(text) === null ? text : FAULTY;
  },
  insteadOf(value) {
    const text = kind.read(value);
    const letter = text === FAULTY ? null : unprintedLetter(text);
    return letter === null ? (kind.insteadOf?.(value) ?? kind.expected) : expectedInsteadOfLetter(letter);
  },
});
