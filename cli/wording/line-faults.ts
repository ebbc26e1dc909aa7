import { printable } from "#cli/printing/columns.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";

export const NOTHING_CHANGED = "Nothing was changed.\n";

const wholeNumber = new Intl.NumberFormat("en-IN");

export const lineFaultText = ({ line, path, expected }: LineFault): string =>
  printable(`line ${line}${path === "" ? "" : `, ${path}`}: expected ${expected}`).concat("\n");

export const furtherFaultsText = (count: number): string => `and ${wholeNumber.format(count)} more\n`;
