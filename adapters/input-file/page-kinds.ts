import { FAULTY } from "./read.ts";
import type { Kind } from "./kind.ts";
import type { Part } from "./part.ts";
import type { Read } from "./read.ts";

const like = (pattern: RegExp, expected: string): Kind<string> => ({
  expected,
  read: (value) => (typeof value === "string" && pattern.test(value) ? value : FAULTY),
});

/** How something on a page is named. */
export const PAGE_ID = like(/^[!-~]{1,100}$/, "an id of at most 100 printed characters without a blank");

/** A picture that the site itself sends. */
export const PAGE_PICTURE = like(/^\/(?![/\\])[^\s\\]{0,300}$/, "the address of a picture of this site");

/** A text that a page shows. */
export const words = (longest: number): Kind<string> => ({
  expected: `text of at most ${longest} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= longest && value.isWellFormed() && !/\p{Cc}/u.test(value)
      ? value.trim()
      : FAULTY,
});

/** Texts of a page, at least one and each of them once. */
export function listOfWords(
  part: Part,
  key: string,
  { most, longest }: { readonly most: number; readonly longest: number },
): Read<readonly string[]> {
  const values = part.values(key, words(longest));
  if (values === FAULTY) return FAULTY;
  const read = values.flatMap((value) => (value === FAULTY ? [] : [value]));
  if (read.length < values.length) return FAULTY;
  if (read.length > 0 && read.length <= most && new Set(read).size === read.length) return read;
  part.fault(key, `a list of 1 to ${most}, each of them once`);
  return FAULTY;
}
