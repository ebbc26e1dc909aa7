import type { CommonPasswords } from "./common-passwords.port.ts";
import type { Password } from "./password.ts";

/** Many others have this password, so it would be guessed at once. */
export type TooCommon = { readonly kind: "too-common" };

/**
 * Whether a password is among the most common ones, in any letter case and with any signs between its letters, or is a pattern that lists
 * of such passwords leave out: a repeated block, or neighbours in the alphabet or among numbers.
 * Source: specification/sign-in.md, Passwords.
 */
export async function isTooCommon(password: Password, common: CommonPasswords): Promise<boolean> {
  const small = password.normalize("NFKC").toLowerCase();
  if (isRepetition(small) || isRow(small)) return true;
  const withoutSigns = small.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return (await common.include(small)) || common.include(withoutSigns);
}

/** A block of up to four characters, repeated and nothing else; the last block may be incomplete. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((length) => text.length > length && text.slice(length) === text.slice(0, -length));
}

/** Each character follows the one before it, or each precedes it; 0 follows 9. */
function isRow(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => points.every((point, at) => at === 0 || [step, -9 * step].includes(point - (points[at - 1] ?? 0))));
}
