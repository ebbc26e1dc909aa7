import { readProduct } from "./products.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Incoming } from "#core/catalogue/catalogue-intake.port.ts";
import type { CatalogueFile } from "#core/catalogue/import-catalogue.use-case.ts";

/** A line without its end: its text, or why there is none. */
export type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** So many products come at once: enough for the database, little for the memory. */
export const AT_ONCE = 1_000;

/** The products of a file of JSON objects, one a line. Blank lines are left out. */
export async function* productsInLines(lines: AsyncIterable<readonly InputLine[]>): CatalogueFile {
  let batch = new Batch();
  let line = 0;
  for await (const some of lines) {
    for (const read of some) {
      line += 1;
      if (read.kind !== "text") batch.faults.push({ line, path: "", expected: EXPECTED[read.kind] });
      else if (read.text.trim() !== "") batch.add(line, readProduct(read.text, line));
      if (batch.isFull) {
        yield batch;
        batch = new Batch();
      }
    }
  }
  yield batch;
}

const EXPECTED = { "no-utf-8": "text in UTF-8", "too-long": "a line that fits into memory" } as const;

/** What has been read and not been passed on. */
export class Batch {
  readonly products: Incoming[] = [];
  readonly faults: LineFault[] = [];

  add(line: number, read: ReturnType<typeof readProduct>): void {
    if (read.kind === "ok") this.products.push({ line, product: read.value });
    else this.faults.push(...read.refusal);
  }

  get isFull(): boolean {
    return this.products.length + this.faults.length >= AT_ONCE;
  }
}
