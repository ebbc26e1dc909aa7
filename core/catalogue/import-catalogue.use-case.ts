import { ok, refused } from "../shared/result.ts";
import type { Result } from "../shared/result.ts";
import type { CatalogueIntake, Clash, Incoming, Intake } from "./catalogue-intake.port.ts";

/** Puts the products of a file; where anything is faulty, none of them, or those that are sound. In memory are one batch and no more. */
export type ImportCatalogue = (
  file: CatalogueFile,
  faulty: "take-none" | "leave-out",
  told: ImportProgress,
) => Promise<Result<Intake, FaultyFile>>;

/** What is wrong with a line: the field, and what belongs there. A path of "" stands for the whole line. */
export type LineFault = { readonly line: number; readonly path: string; readonly expected: string };

/** The products of a file, some lines at a time, and what is wrong with the others. */
export type CatalogueFile = AsyncIterable<{ readonly products: readonly Incoming[]; readonly faults: readonly LineFault[] }>;

/** What is told while a file is read: faults as they are found, and how many lines were read. */
export type ImportProgress = { fault(fault: LineFault): void; clash(clash: Clash): void; read(lines: number): void };

export type FaultyFile = { readonly kind: "faulty"; readonly faults: number };

export function makeImportCatalogue({ intake }: { readonly intake: CatalogueIntake }): ImportCatalogue {
  return async (file, faulty, told) => {
    let faults = 0;
    const batches = async function* () {
      let lines = 0;
      for await (const some of file) {
        for (const fault of some.faults) told.fault(fault);
        faults += some.faults.length;
        yield some.products;
        lines += some.products.length + new Set(some.faults.map(({ line }) => line)).size;
        told.read(lines);
      }
    };
    const clashed = (clash: Clash) => {
      faults += 1;
      told.clash(clash);
    };
    const isRefused = () => faulty === "take-none" && faults > 0;
    const taken = await intake.put(batches(), clashed, () => (isRefused() ? "drop" : "keep"));
    return isRefused() ? refused({ kind: "faulty", faults }) : ok(taken);
  };
}
