import { isCommonPassword } from "./common-passwords.ts";

declare const passwordBrand: unique symbol;

/** A password as it may be chosen. */
export type Password = string & { readonly [passwordBrand]: true };

export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 12;

export type PasswordProblem = "too-short" | "too-long" | "too-common";

/** What keeps a text from being chosen as a password; null: nothing. Characters are counted as people see letters and signs. Source: platform, Login and forms. */
export function passwordProblem(text: string): PasswordProblem | null {
  const characters = [...text.normalize("NFC")].length;
  if (characters < SHORTEST_PASSWORD) return "too-short";
  if (characters > LONGEST_PASSWORD) return "too-long";
  return isCommonPassword(text) ? "too-common" : null;
}

/** Throws a RangeError on what can't be chosen. */
export function password(text: string): Password {
  const problem = passwordProblem(text);
  if (problem !== null) throw new RangeError(`a password is not ${problem}`);
  return text.normalize("NFC") as Password;
}

/** Whether a new password and its repetition are the same text. */
export const isRepeated = (chosen: string, repeated: string): boolean => chosen.normalize("NFC") === repeated.normalize("NFC");
