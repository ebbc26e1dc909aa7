declare const passwordBrand: unique symbol;

/** A text that may be chosen as a password. `isTooCommon` finds whether many others choose it too. */
export type Password = string & { readonly [passwordBrand]: true };

export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 12;

export type PasswordProblem = "too-short" | "too-long";

/**
 * Why a text can't be chosen as a password; null: it can. Characters are counted as people see letters and signs.
 * Source: specification/sign-in.md, Passwords.
 */
export function passwordProblem(text: string): PasswordProblem | null {
  const characters = [...text.normalize("NFC")].length;
  if (characters < SHORTEST_PASSWORD) return "too-short";
  return characters > LONGEST_PASSWORD ? "too-long" : null;
}

/** Throws a RangeError on a text that can't be chosen. */
export function password(text: string): Password {
  const problem = passwordProblem(text);
  if (problem !== null) throw new RangeError(`a password is not ${problem}`);
  return text.normalize("NFC") as Password;
}

/** Whether a new password and its repetition are the same text. */
export const isRepeated = (chosen: string, repeated: string): boolean => chosen.normalize("NFC") === repeated.normalize("NFC");
