import { printable } from "#cli/printing/columns.ts";

/** What is amiss in a line of a file; `path` is its place within the line, empty: all of it. */
export type LineFault = { readonly line: number; readonly path: string; readonly expected: string };

export const NOTHING_CHANGED = "Nothing was changed.\n";

const wholeNumber = new Intl.NumberFormat("en-IN");

export const lineFaultText = ({ line, path, expected }: LineFault): string =>
  printable(`line ${line}${path === "" ? "" : `, ${path}`}: expected ${expected}`).concat("\n");

export const furtherFaultsText = (count: number): string => `and ${wholeNumber.format(count)} more\n`;
