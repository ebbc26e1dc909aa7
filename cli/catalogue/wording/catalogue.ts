import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { printable } from "#cli/printing/columns.ts";
import type { ImportCounts } from "#core/staff/import/import-plan.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { RateDoubt } from "#core/catalogue/import-catalogue.use-case.ts";
import type { Clash } from "#core/catalogue/catalogue-intake.port.ts";

const wholeNumber = new Intl.NumberFormat("en-IN");
const products = (count: number): string => (count === 1 ? "1 product" : `${wholeNumber.format(count)} products`);

export const readText = (lines: number): string => `${products(lines)} read`;

export function importedText({ added, changed, unchanged }: ImportCounts, leftOut: number, run: "dry" | "real"): string {
  const lines = leftOut === 0 ? "" : leftOut === 1 ? ", 1 faulty line left out" : `, ${wholeNumber.format(leftOut)} faulty lines left out`;
  const counts = `${products(added)} added, ${wholeNumber.format(changed)} changed, ${wholeNumber.format(unchanged)} unchanged${lines}.\n`;
  return run === "dry" ? `It would be ${counts}${NOTHING_CHANGED}` : counts;
}

/** A file without stock_exported says how many there are, whatever was sold since it was counted. */
export const stockSetText = (count: number, run: "dry" | "real"): string =>
  count === 0 ? "" : `The stock of ${products(count)} ${run === "dry" ? "would be" : "was"} set to what the file counts.\n`;

export const nothingImportedText = "Nothing was changed. Correct the file, or leave out its faulty lines with --keep-going.\n";

export const lackingText = (count: number): string =>
  `${products(count)} ${count === 1 ? "lacks" : "lack"} something that the law requires a shop to show before purchase; niramaya doctor says what.\n`;

export const sellerlessText = (count: number): string =>
  `${products(count)} ${count === 1 ? "names" : "name"} no seller, and can't be bought until one is named.\n`;

/** A rate that is taken as it stands, and most likely meant otherwise. */
export const doubtText = ({ line, gst, meant }: RateDoubt): string =>
  `line ${line}, gst: ${gst} is taken as ${gst} %, was ${meant} meant?\n`;

/** Two products that claim the same, as a fault of the later one. */
export function clashFault(clash: Clash): LineFault {
  const { line, field } = clash;
  const where = clash.with === "line-before" ? "no line before it has" : "no other product of the shop has";
  switch (field) {
    case "id":
      return { line, path: "_id", expected: `an id that ${where}` };
    case "slug":
      return { line, path: "slug", expected: `a slug that ${where}` };
    case "number":
      return { line, path: "product_id", expected: `a product id that ${where}` };
    case "seller":
      return { line, path: "seller.name", expected: `${printable(clash.seller)}, who has this GSTIN ${sellerKnown[clash.with]}` };
  }
}

const sellerKnown = {
  "line-before": "in a line before it",
  "other-product": "with other products of the shop: a new name has to come with all of them",
} as const satisfies Record<Clash["with"], string>;
