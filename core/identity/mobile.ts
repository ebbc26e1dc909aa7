import { asciiDigits } from "../shared/ascii-digits.ts";

declare const mobileBrand: unique symbol;

/** An Indian mobile number in its normal form, ten digits, so that one number is one account, however it is written. */
export type Mobile = string & { readonly [mobileBrand]: true };

export const MOBILE_LENGTH = 10;

/**
 * The number in a written text, as people, address books and autofill write it: with spaces, dashes, dots, brackets or copied direction
 * marks, with `tel:`, +91, 91, 0091 or 091 before it, with a 0 before its ten digits, in digits of any Indian script; null: the text is no
 * mobile number. Source: specification/sign-in.md, Mobile, e-mail and name in one form.
 */
export function mobileIn(written: string): Mobile | null {
  const digits = asciiDigits(written.normalize("NFKC")).replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
  const number = /^(?:tel:)?(?:(?:\+|00?)?91)?0?(\d{10})$/i.exec(digits)?.[1];
  return number === undefined ? null : (number as Mobile);
}

/** Throws a RangeError on a text that is no mobile number. */
export function mobile(text: string): Mobile {
  const read = mobileIn(text);
  if (read === null) throw new RangeError(`${text} is no mobile number`);
  return read;
}
