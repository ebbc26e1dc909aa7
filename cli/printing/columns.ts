/** As wide as a page of text is. */
export const PAGE = 80;

/** What most text is made of: one column a character, nothing to hide. Looked at first, as the classes of Unicode are slow to load. */
const PLAIN = /^[\u0020-\u007E₹−…·×]*$/;

/** Text from a file as it may be shown: what would move the cursor, hide or turn round other text is replaced. */
export const printable = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "\uFFFD")
        .replace(/(?![\u200C\u200D])\p{Cf}/gu, "");

/** How many columns a text takes: marks take none, East Asian characters and pictures two. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += NARROWEST.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

const NARROWEST = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const WIDE =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]$/u;

export const widestOf = (texts: readonly string[]): number => texts.reduce((widest, text) => Math.max(widest, widthOf(text)), 0);

/** Cut to so many columns, between characters as people see them; an ellipsis stands for what was cut. */
export function cutTo(width: number, text: string): string {
  if (widthOf(text) <= width) return text;
  let cut = "";
  for (const { segment } of new Intl.Segmenter("hi").segment(text)) {
    if (widthOf(cut + segment) > width - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}

export const toLeft = (width: number, text: string): string => text + " ".repeat(Math.max(0, width - widthOf(text)));
export const toRight = (width: number, text: string): string => " ".repeat(Math.max(0, width - widthOf(text))) + text;

/** One text at the left edge of the page, the other at its right; too long a text is wrapped before the other. */
export function edges(left: string, right: string, width = PAGE): string {
  const lines = wrapped(left, width - widthOf(right) - 2, "");
  const last = lines.at(-1) ?? "";
  return [...lines.slice(0, -1), toLeft(width - widthOf(right), last) + right].join("\n");
}

/** Lines of at most so many columns, broken at blanks and, where a word is longer, within it. */
export function wrapped(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => broken(each, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((each) => indent + each);
}

/** The parts of a word, none wider than a line. */
function broken(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const { segment } of new Intl.Segmenter("hi").segment(word)) {
    if (part !== "" && widthOf(part + segment) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}
