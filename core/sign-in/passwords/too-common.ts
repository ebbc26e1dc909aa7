import type { CommonPasswords } from "./common-passwords.port.ts";
import type { Password } from "./password.ts";

/** Many others have the same password, so that it is guessed at once. */
export type TooCommon = { readonly kind: "too-common" };

/**
 * Whether a password is among the commonest, however its letters are written and whatever signs stand among them, or is one of the patterns that
 * lists of such passwords leave out: a block repeated, or neighbours in the alphabet or among numbers. Source: specification/sign-in.md, Passwords.
 */
export async function isTooCommon(password: Password, common: CommonPasswords): Promise<boolean> {
  const small = password.normalize("NFKC").toLowerCase();
  if (isRepetition(small) || isRow(small)) return true;
  const withoutSigns = small.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return (await common.include(small)) || common.include(withoutSigns);
}

/** A block of up to four characters, and nothing else; the last one may be cut. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((length) => text.length > length && text.slice(length) === text.slice(0, -length));
}

/** Each character is the next, or each the last, of the one before it; 0 follows 9. */
function isRow(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => points.every((point, at) => at === 0 || [step, -9 * step].includes(point - (points[at - 1] ?? 0))));
}
