import { printable } from "#cli/printing/columns.ts";
import type { PageFault, PageIntake } from "#core/staff/page-intake.ts";

export const NOTHING_CHANGED = "Nothing was changed.\n";

const wholeNumber = new Intl.NumberFormat("en-IN");

export const faultText = ({ line, path, expected }: PageFault): string =>
  printable(`line ${line}${path === "" ? "" : `, ${path}`}: expected ${expected}`).concat("\n");

export const furtherFaultsText = (count: number): string => `and ${wholeNumber.format(count)} more\n`;

/** `what`: "Health plans". */
export function importedText(what: string, { added, changed, removed, unchanged }: PageIntake, run: "dry" | "real"): string {
  const counts = `${added} new, ${changed} changed, ${removed} no longer offered, ${unchanged} as before`;
  return run === "dry" ? `It would be ${counts}. ${NOTHING_CHANGED}` : `${what}: ${counts}.\n`;
}
