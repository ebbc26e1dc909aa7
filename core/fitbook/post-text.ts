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
  return !SHOWS.test(text) || codePoints(text) > longest ? null : (text as PostText);
}

/** The same on one line, as a name or a title, of at least `shortest` code points. */
export function lineIn(written: string, { shortest, longest }: { readonly shortest: number; readonly longest: number }): string | null {
  const line = postTextIn(written.replaceAll(/\s+/g, " "), longest);
  return line === null || codePoints(line) < shortest ? null : line;
}

/** The same where nothing needs to be said: empty where nothing is left. */
export const perhapsTextIn = (written: string, longest: number): PostText | null =>
  postTextIn(written, Number.POSITIVE_INFINITY) === null ? NO_TEXT : postTextIn(written, longest);

/** What a post says that says nothing beside its pictures. */
export const NO_TEXT = "" as PostText;

/**
 * The text of a post as it is kept, which may be empty beside `pictures`; null: nothing is left of it, or it is too long. Source:
 * specification/fitbook.md, Posts.
 */
export const textOfPost = (written: string, pictures: number): PostText | null =>
  pictures > 0 ? perhapsTextIn(written, LONGEST_POST) : postTextIn(written, LONGEST_POST);

/** What counts of a text that is being written: its length as it would be kept, in code points. */
export const codePoints = (text: string): number => Array.from(text).length;

/** What somebody sees something of: joiners and spaces alone are nothing. */
const SHOWS = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/**
 * Control characters but tabs and line breaks, and what turns the direction of the text around it. Joiners stay: emoji and Devanagari need
 * them.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
