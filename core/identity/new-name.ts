import { unprintedLetter } from "../shared/printed-letters.ts";
import { fullNameIn } from "./full-name.ts";
import type { FullName } from "./full-name.ts";

/**
 * A name as somebody gives it now: `fullNameIn`, and papers can show each letter of it. null: it is none. Source: specification/sign-in.md,
 * Mobile, e-mail and name in one form.
 */
export function newNameIn(typed: string): FullName | null {
  const name = fullNameIn(typed);
  return name === null || unprintedLetter(name) !== null ? null : name;
}
