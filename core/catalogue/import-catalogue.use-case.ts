import { missingInformation } from "./information/missing-information.ts";
import { likelyRate } from "../shared/gst-rate.ts";
import { ok, refused } from "../shared/result.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { ProductDetails } from "./product.ts";
import type { Result } from "../shared/result.ts";
import type { CatalogueIntake, Clash, Incoming, Intake } from "./catalogue-intake.port.ts";

/**
 * Imports the products of a file as staff; `who` is the staff member's name. If any line is faulty, either nothing is imported or only the
 * sound lines are. Only one batch at a time is in memory.
 */
export type ImportCatalogue = (who: string, given: CatalogueImport, told: ImportProgress) => Promise<Result<ImportedCatalogue, FaultyFile>>;

/** `name` is the file's name without its folders. */
export type CatalogueImport = {
  readonly name: string;
  readonly file: CatalogueFile;
  readonly faulty: "take-none" | "leave-out";
};

/** `leftOut` in lines of the file; `lacking`: products that are sold without all that the law asks to be told of them; `sellerless`: active ones that nobody sells. */
export type ImportedCatalogue = Intake & { readonly leftOut: number; readonly lacking: number; readonly sellerless: number };

/** The products of a file, some lines at a time, and the faults of the other lines. All faults of one line come together. */
export type CatalogueFile = AsyncIterable<{ readonly products: readonly Incoming[]; readonly faults: readonly LineFault[] }>;

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
  return async (who, { name, file, faulty }, told) => {
    const found = { faults: 0, lines: 0, last: 0, lacking: 0, sellerless: 0, isAtOdds: false };
    const count = (line: number) => {
      found.faults += 1;
      if (line !== found.last) found.lines += 1;
      found.last = line;
    };
    const batches = async function* () {
      let lines = 0;
      for await (const some of file) {
        for (const fault of some.faults) {
          count(fault.line);
          told.fault(fault);
        }
        found.lacking += some.products.filter(({ product }) => isLacking(product)).length;
        found.sellerless += some.products.filter(({ product }) => product.status === "active" && product.seller === null).length;
        for (const doubt of some.products.flatMap(doubtsOf)) told.doubt(doubt);
        yield some.products;
        lines += some.products.length + new Set(some.faults.map(({ line }) => line)).size;
        told.read(lines);
      }
    };
    const clashed = (clash: Clash) => {
      count(clash.line);
      found.isAtOdds ||= clash.field === "seller" && clash.with === "other-product"; // Known after the last line: it can't be left out.
      told.clash(clash);
    };
    const entryOf = (taken: Intake) => ({
      at: now(),
      who,
      action: "catalogue import",
      subject: { kind: "catalogue", id: "all" } as const,
      details: { file: name, left_out: found.lines, ...taken },
    });
    const isRefused = () => found.isAtOdds || (faulty === "take-none" && found.faults > 0);
    const taken = await intake.put(batches(), clashed, () => (isRefused() ? { kind: "drop" } : { kind: "keep", entryOf }));
    return isRefused()
      ? refused({ kind: "faulty", faults: found.faults })
      : ok({ ...taken, leftOut: found.lines, lacking: found.lacking, sellerless: found.sellerless });
  };
}

function doubtsOf({ line, product: { gst } }: Incoming): readonly RateDoubt[] {
  const meant = likelyRate(gst);
  return meant === null ? [] : [{ line, gst, meant }];
}

const isLacking = (product: ProductDetails): boolean => product.status === "active" && missingInformation(product).length > 0;
