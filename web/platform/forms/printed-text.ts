import { unprintedLetter } from "#core/shared/printed-letters.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { Result } from "#core/shared/result.ts";

/** A letter that papers can't show, in what stands on them later. */
export type UnprintedLetter = { readonly kind: "unprinted"; readonly letter: string };

/** A text that papers can show. */
export function printedText<Text extends string>(text: Text): Result<Text, UnprintedLetter> {
  const letter = unprintedLetter(text);
  return letter === null ? ok(text) : refused({ kind: "unprinted", letter });
}
