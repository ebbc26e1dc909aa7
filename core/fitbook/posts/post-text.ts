declare const postTextBrand: unique symbol;

/** What somebody wrote for others: plain text with line breaks, without control and direction characters. */
export type PostText = string & { readonly [postTextBrand]: true };

/** In code points. Source: specification/fitbook.md, Posts. */
export const LONGEST_POST = 2_000;
/** In code points. Source: specification/fitbook.md, Comments and likes. */
export const LONGEST_COMMENT = 500;

/** The text as it is kept; null: nothing is left of it, or more than `longest` code points. */
export function postTextIn(written: string, longest: number): PostText | null {
  const text = written.replaceAll(/\r\n?/g, "\n").normalize("NFC").replaceAll(UNSEEN, "").trim();
  return text === "" || codePoints(text) > longest ? null : (text as PostText);
}

/** What counts of a text that is being written: its length as it would be kept, in code points. */
export const codePoints = (text: string): number => Array.from(text).length;

/** Control characters but tabs and line breaks, and what turns the direction of the text around it. Joiners stay: emoji and Devanagari need them. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
