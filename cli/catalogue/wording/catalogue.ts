import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Clash, Intake } from "#core/catalogue/catalogue-intake.port.ts";

const wholeNumber = new Intl.NumberFormat("en-IN");
const products = (count: number): string => (count === 1 ? "1 product" : `${wholeNumber.format(count)} products`);

export const readText = (lines: number): string => `${products(lines)} read`;

export function importedText({ added, changed, unchanged }: Intake, leftOut: number): string {
  const lines = leftOut === 0 ? "" : leftOut === 1 ? ", 1 faulty line left out" : `, ${wholeNumber.format(leftOut)} faulty lines left out`;
  return `${products(added)} added, ${wholeNumber.format(changed)} changed, ${wholeNumber.format(unchanged)} unchanged${lines}.\n`;
}

export const nothingImportedText = "Nothing was changed. Mend the file, or leave its faulty lines out with --keep-going.\n";

export const lackingText = (count: number): string =>
  `${products(count)} ${count === 1 ? "lacks" : "lack"} something that the law asks a shop to tell before it is bought; niramaya doctor says what.\n`;

/** Two products that claim the same, as a fault of the later one. */
export function clashFault({ line, field, with: other }: Clash): LineFault {
  const path = field === "id" ? "_id" : "slug";
  return {
    line,
    path,
    expected:
      other === "line-before"
        ? `${path === "_id" ? "an id" : "a slug"} that no line before it has`
        : "a slug that no other product of the shop has",
  };
}
