import { missingInformation } from "./information/missing-information.ts";
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

/** `leftOut` in lines of the file; `lacking`: products that are sold without all that the law asks to be told of them. */
export type ImportedCatalogue = Intake & { readonly leftOut: number; readonly lacking: number };

/** The products of a file, some lines at a time, and the faults of the other lines. All faults of one line come together. */
export type CatalogueFile = AsyncIterable<{ readonly products: readonly Incoming[]; readonly faults: readonly LineFault[] }>;

/** Reports while a file is read: faults when they are found, and how many lines were read. */
export type ImportProgress = { fault(fault: LineFault): void; clash(clash: Clash): void; read(lines: number): void };

export type FaultyFile = { readonly kind: "faulty"; readonly faults: number };

export function makeImportCatalogue({ intake, now }: { readonly intake: CatalogueIntake; readonly now: Clock }): ImportCatalogue {
  return async (who, { name, file, faulty }, told) => {
    const found = { faults: 0, lines: 0, last: 0, lacking: 0 };
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
        yield some.products;
        lines += some.products.length + new Set(some.faults.map(({ line }) => line)).size;
        told.read(lines);
      }
    };
    const clashed = (clash: Clash) => {
      count(clash.line);
      told.clash(clash);
    };
    const entryOf = (taken: Intake) => ({
      at: now(),
      who,
      action: "catalogue import",
      subject: { kind: "catalogue", id: "all" } as const,
      details: { file: name, left_out: found.lines, ...taken },
    });
    const isRefused = () => faulty === "take-none" && found.faults > 0;
    const taken = await intake.put(batches(), clashed, () => (isRefused() ? { kind: "drop" } : { kind: "keep", entryOf }));
    return isRefused() ? refused({ kind: "faulty", faults: found.faults }) : ok({ ...taken, leftOut: found.lines, lacking: found.lacking });
  };
}

const isLacking = (product: ProductDetails): boolean => product.status === "active" && missingInformation(product).length > 0;
