/**
 * What a kind of cell holds: `read` takes a cell that isn't blank. What it can't say stays text, which the reader of the row names as a
 * fault.
 */
export type Cell = { readonly read: (text: string) => unknown; readonly print: (value: unknown) => string };

/** Text as it stands. */
export const TEXT: Cell = { read: (text) => unguarded(text), print: (value) => guarded(String(value)) };

/** A name, a code or a day: blanks around it say nothing. */
export const WORD: Cell = { read: (text) => unguarded(text.trim()), print: TEXT.print };

/** With a decimal point; thousands may be set apart by commas, in the Indian way too. */
export const NUMBER: Cell = { read: (text) => numberOrText(text), print: String };

export const FLAG: Cell = {
  read(text) {
    const word = text.trim().toLowerCase();
    return word === "true" || word === "yes" ? true : word === "false" || word === "no" ? false : text;
  },
  print: String,
};

/** Its texts with a bar between them; a bar, a backslash or a blank at the edge of one has a backslash before it. */
export const LIST: Cell = {
  read: (text) => partsOf(unguarded(text)),
  print: (value) =>
    guarded(
      listOf(value)
        .map((one) => String(one).replace(/^\s|\s$|[|\\]/g, "\\$&"))
        .join("|"),
    ),
};

export const NUMBERS: Cell = {
  read: (text) => partsOf(text).map(numberOrText),
  print: (value) => listOf(value).map(String).join("|"),
};

/** What has parts of its own. */
export const JSON_TEXT: Cell = {
  read(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text; // JSON.parse throws for nothing but text that is no JSON.
    }
  },
  print: (value) => JSON.stringify(value),
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const partsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|\|)((?:[^|\\]|\\.)*)/gsu)].map(([, part = ""]) =>
    part
      .trimStart()
      .replace(/(?<!\\)\s+$/u, "")
      .replace(/\\(.)/gsu, "$1"),
  );

const PLAIN = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const WITH_THOUSANDS = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

export function numberOrText(text: string): number | string {
  const number = text.trim().replace("\u2212", "-");
  if (PLAIN.test(number)) return Number(number);
  return WITH_THOUSANDS.test(number) ? Number(number.replaceAll(",", "")) : text;
}

/**
 * A formula, or what a spreadsheet takes for a number or a day and writes otherwise: zeros before it, more digits than it shows, an
 * exponent, 2026-11-20.
 */
const REWRITTEN = /^'*(?:[=+\-@\t\r]|0\d|\d{12,}$|\d+(?:\.\d+)?e\d+$|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?$)/i;

/** A text as a spreadsheet leaves it alone, and never runs it. */
export const guarded = (text: string): string => (REWRITTEN.test(text) ? `'${text}` : text);

const unguarded = (text: string): string => (text.startsWith("'") && REWRITTEN.test(text.slice(1)) ? text.slice(1) : text);
