declare const passwordBrand: unique symbol;

/** A password as it may be typed when it is chosen. Whether others choose it too is found by `isTooCommon`. */
export type Password = string & { readonly [passwordBrand]: true };

export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 12;

export type PasswordProblem = "too-short" | "too-long";

/** What keeps a text from being chosen as a password; null: nothing. Characters are counted as people see letters and signs. Source: specification/sign-in.md, Passwords. */
export function passwordProblem(text: string): PasswordProblem | null {
  const characters = [...text.normalize("NFC")].length;
  if (characters < SHORTEST_PASSWORD) return "too-short";
  return characters > LONGEST_PASSWORD ? "too-long" : null;
}

/** Throws a RangeError on what can't be chosen. */
export function password(text: string): Password {
  const problem = passwordProblem(text);
  if (problem !== null) throw new RangeError(`a password is not ${problem}`);
  return text.normalize("NFC") as Password;
}

/** Whether a new password and its repetition are the same text. */
export const isRepeated = (chosen: string, repeated: string): boolean => chosen.normalize("NFC") === repeated.normalize("NFC");
