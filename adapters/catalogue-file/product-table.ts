import { CsvError, parse } from "csv-parse";
import { Readable } from "node:stream";
import { at, cellText, COLUMNS, recordIn } from "./csv-columns.ts";
import { Batch } from "./product-file.ts";
import { productRecord } from "./product-record.ts";
import { readProductRecord } from "./products.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { CatalogueFile } from "#core/catalogue/import-catalogue.use-case.ts";

const KNOWN = COLUMNS.map(([path]) => path);

/** More than any row needs, and little beside a process's memory. */
const LONGEST_ROW = 1_000_000;

/** The products of a table in CSV: its first row names the columns, in any order. A fault's line is the last one of its row. */
export async function* productsInTable(pieces: AsyncIterable<Uint8Array>): CatalogueFile {
  const rows = Readable.from(inUtf8(pieces)).compose(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: LONGEST_ROW }),
  );
  let batch = new Batch();
  let header: readonly string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of rows) {
      const cells: readonly string[] = record;
      line = info.lines;
      if (header === null) {
        header = cells;
        for (const [place, name] of cells.entries()) {
          if (!KNOWN.includes(name)) batch.faults.push({ line, path: name, expected: `one of the columns ${KNOWN.join(", ")}` });
          else if (cells.indexOf(name) < place) batch.faults.push({ line, path: name, expected: "each column once" });
        }
        if (batch.faults.length > 0) break;
      } else if (cells.length !== header.length) {
        batch.faults.push({ line, path: "", expected: `${header.length} cells` }); // A file that was cut off would empty what is missing.
      } else {
        const names = header;
        batch.add(line, readProductRecord(recordIn(new Map(cells.map((cell, place) => [names[place] ?? "", cell]))), line));
      }
      if (batch.isFull) {
        yield batch;
        batch = new Batch();
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof NotUtf8)) throw error;
    batch.faults.push({ line: line + 1, path: "", expected: error instanceof NotUtf8 ? "text in UTF-8" : "a row of CSV" });
  }
  yield batch;
}

class NotUtf8 extends Error {}

async function* inUtf8(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decoded = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new NotUtf8();
    }
  };
  for await (const piece of pieces) yield decoded(piece);
  yield decoded();
}

/** The row that names the columns. */
export const tableHeader: string = KNOWN.join(",");

export function tableRow(product: ProductDetails): string {
  const record = productRecord(product);
  return COLUMNS.map(([path, cell]) => quoted(cellText(cell, at(record, path)))).join(",");
}

const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
