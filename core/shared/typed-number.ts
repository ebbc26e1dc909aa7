import { asciiDigits } from "./ascii-digits.ts";

/** A number as it was typed: what stands before and after its decimal point, in the digits 0 to 9 and without separators. */
export type WrittenNumber = { readonly isNegative: boolean; readonly whole: string; readonly fraction: string };

/** A number of so many digits is kept to its last one. */
const MOST_DIGITS = 15;

/**
 * Digits, alone or in groups by thousands or by lakhs and crores. A comma before anything but three last digits may be meant for a decimal
 * point.
 */
const WHOLE = [/^\d+$/, /^\d{1,3}(?:,\d{3})+$/, /^\d{1,3}(?: \d{3})+$/, /^\d{1,2}(?:,\d{2})*,\d{3}$/, /^\d{1,2}(?: \d{2})* \d{3}$/];

/**
 * The number in a text that somebody typed or pasted, read alike wherever one is asked for; null: it is none, or has more digits than are
 * kept.
 * Source: specification/typed-numbers.md, What is read.
 */
export function writtenNumber(text: string): WrittenNumber | null {
  const [, sign = "", before = "", fraction = ""] = /^([-−]?)([\d, ]*)\.?(\d*)$/.exec(plain(text)) ?? [];
  const isWhole = before === "" ? fraction !== "" : WHOLE.some((grouping) => grouping.test(before));
  const whole = before.replace(/\D/g, "");
  return isWhole && whole.length + fraction.length <= MOST_DIGITS ? { isNegative: sign !== "", whole, fraction } : null;
}

/**
 * The same as a number with at most `decimals` digits after its point; null: it is none. What a field takes is for its own rule to say: an
 * empty text is none, a number below 0 is one. Source: specification/typed-numbers.md, What is read.
 */
export function typedNumber(text: string, decimals = MOST_DIGITS): number | null {
  const written = writtenNumber(text);
  if (written === null || written.fraction.length > decimals) return null;
  const { isNegative, whole, fraction } = written;
  return Number(`${isNegative ? "-" : ""}${whole}.${fraction}0`) + 0; // + 0: never -0.
}

/**
 * The same of a field that counts: whole, from 0 to `most`. 7.000 may be meant for seven thousand, and is none. Source:
 * specification/typed-numbers.md, What is read.
 */
export function typedWhole(text: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const count = plain(text).includes(".") ? null : typedNumber(text, 0);
  return count !== null && count >= 0 && count <= most ? count : null;
}

/** In the digits 0 to 9, with one kind of blank, point and comma, and without marks that are not seen. */
const plain = (text: string): string =>
  asciiDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/\s/gu, " ")
    .trim();
