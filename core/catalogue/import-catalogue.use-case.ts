import { countsOf, GrowingPlan } from "../staff/import/import-plan.ts";
import { likelyRate } from "../shared/gst-rate.ts";
import { missingInformation } from "./missing-information.ts";
import { ok, refused } from "../shared/result.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { ImportPlan } from "../staff/import/import-plan.ts";
import type { Rows } from "../staff/import/incoming-row.ts";
import type { ProductDetails } from "./product.ts";
import type { Result } from "../shared/result.ts";
import type { CatalogueIntake, Clash, IncomingProduct } from "./catalogue-intake.port.ts";

/**
 * Imports the products of a file as staff; `who` is the staff member's name. What the file does not name stays as it is. If any line is
 * faulty, either nothing is imported or only the sound lines are. A dry run answers the same and changes nothing. Only one batch at a time
 * is in memory.
 * Source: specification/catalogue.md, Import and export.
 */
export type ImportCatalogue = (
  who: string,
  given: CatalogueImport,
  progress: ImportProgress,
) => Promise<Result<ImportedCatalogue, FaultyFile>>;

/** `name` is the file's name without its folders. */
export type CatalogueImport = {
  readonly name: string;
  readonly file: CatalogueFile;
  readonly faulty: "take-none" | "leave-out";
  readonly run: "dry" | "real";
};

/**
 * `leftOut` in lines of the file; `lacking`: products that are sold without all that the law asks to be told of them; `sellerless`: active
 * ones that nobody sells; `stockSet`: products of the shop
 * whose stock is now what the file counted, whatever was sold since.
 */
export type ImportedCatalogue = {
  readonly plan: ImportPlan;
  readonly leftOut: number;
  readonly lacking: number;
  readonly sellerless: number;
  readonly stockSet: number;
};

/** The products of a file, some lines at a time, and the faults of the lines that are no rows. All faults of one line come together. */
export type CatalogueFile = AsyncIterable<Rows<IncomingProduct>>;

/** Reports while a file is read: faults and doubts when they are found, and how many lines were read. */
export type ImportProgress = {
  fault(fault: LineFault): void;
  clash(clash: Clash): void;
  doubt(doubt: RateDoubt): void;
  read(lines: number): void;
};

/** A GST rate in per cent that is taken as it stands, and the one that was most likely meant. */
export type RateDoubt = { readonly line: number; readonly gst: number; readonly meant: number };

export type FaultyFile = { readonly kind: "faulty"; readonly faults: number };

export function makeImportCatalogue({ intake, now }: { readonly intake: CatalogueIntake; readonly now: Clock }): ImportCatalogue {
  return async (who, { name, file, faulty, run }, progress) => {
    const growing = new GrowingPlan();
    const found = { faults: 0, lines: 0, last: 0, lacking: 0, sellerless: 0, stockSet: 0, isAtOdds: false };
    const count = ({ line }: { readonly line: number }) => {
      found.faults += 1;
      if (line !== found.last) found.lines += 1;
      found.last = line;
    };
    const noteFault = (fault: LineFault) => {
      count(fault);
      progress.fault(fault);
    };
    const batches = async function* () {
      let lines = 0;
      for await (const { rows, faults } of file) {
        faults.forEach(noteFault);
        yield rows;
        lines += rows.length + new Set(faults.map(({ line }) => line)).size;
        progress.read(lines);
      }
    };
    const isRefused = () => found.isAtOdds || (faulty === "take-none" && found.faults > 0);
    await intake.put(
      batches(),
      {
        fault: noteFault,
        clash(clash) {
          count(clash);
          found.isAtOdds ||= clash.field === "seller" && clash.with === "other-product"; // Known after the last line: it can't be left out.
          progress.clash(clash);
        },
        put({ row, was, becomes }, isChanged) {
          if (isChanged) growing.take(row, { was, becomes });
          else growing.takeUnchanged();
          if (isLacking(becomes)) found.lacking += 1;
          if (becomes.status === "active" && becomes.seller === null) found.sellerless += 1;
          const meant = likelyRate(becomes.gst);
          if (meant !== null) progress.doubt({ line: row.line, gst: becomes.gst, meant });
          if (row.setsStock && was !== null) found.stockSet += 1;
        },
      },
      () => {
        if (run === "dry" || isRefused()) return { kind: "drop" };
        const { added, changed, unchanged } = countsOf(growing.plan);
        const details = { file: name, left_out: found.lines, added, changed, unchanged };
        return { kind: "keep", entry: { at: now(), who, action: "catalogue import", subject: { kind: "catalogue", id: "all" }, details } };
      },
    );
    if (isRefused()) return refused({ kind: "faulty", faults: found.faults });
    return ok({ plan: growing.plan, leftOut: found.lines, lacking: found.lacking, sellerless: found.sellerless, stockSet: found.stockSet });
  };
}

const isLacking = (product: ProductDetails): boolean => product.status === "active" && missingInformation(product).length > 0;
