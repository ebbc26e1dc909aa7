import { isUtf8 } from "node:buffer";
import { parse } from "csv-parse/sync";
import { readObject } from "#adapters/input-file/read-object.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { RowLine } from "#core/trackers/tables/import/import-rows.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { RowsRead } from "./rows-read.ts";

type Record = { readonly line: number; readonly cells: readonly string[] };

/** How a table in CSV is read: `columns` are its names, `wireOf` makes of a row what a line of NDJSON would be. */
type TableForm<Row> = {
  readonly columns: readonly string[];
  readonly wireOf: (cells: ReadonlyMap<string, string>) => unknown;
  readonly rowIn: (part: Part) => Read<Row>;
};

/** The rows of a table in CSV: its first row names the columns, in any order. A fault's line is the last one of its row. */
export async function rowsInTable<Row>(pieces: AsyncIterable<Uint8Array>, form: TableForm<Row>): Promise<RowsRead<Row>> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const bytes = Buffer.concat(all);
  if (!isUtf8(bytes)) return { lines: [], faults: [{ line: 1, path: "", expected: "text in UTF-8" }] };
  const { records, faults } = recordsOf(bytes.toString("utf8"));
  const [head, ...rows] = records;
  const names = head?.cells.map((name) => name.trim()) ?? [];
  for (const [place, name] of names.entries()) {
    if (!form.columns.includes(name)) faults.push({ line: 1, path: name, expected: `one of the columns ${form.columns.join(", ")}` });
    else if (names.indexOf(name) < place) faults.push({ line: 1, path: name, expected: "each column once" });
  }
  if (rows.length + faults.length === 0) faults.push({ line: 1, path: "", expected: "a row of names and a row of CSV" });
  if (faults.length > 0) return { lines: [], faults };
  const lines: RowLine<Row>[] = [];
  for (const { line, cells } of rows) {
    // A row that was cut off would empty what is missing.
    if (cells.length !== names.length) faults.push({ line, path: "", expected: `${names.length} cells` });
    else {
      const read = readObject(form.wireOf(new Map(cells.map((cell, place) => [names[place] ?? "", cell.trim()]))), form.rowIn);
      if (read.kind === "ok") lines.push({ line, row: read.value });
      else for (const fault of read.refusal) faults.push({ line, ...fault });
    }
  }
  return { lines, faults };
}

/** A lone quote ends the reading, as nobody knows then what the rest means. */
function recordsOf(text: string): { readonly records: readonly Record[]; readonly faults: LineFault[] } {
  const records: Record[] = [];
  try {
    parse(text, {
      ...{ bom: true, relax_column_count: true, skip_empty_lines: true },
      on_record(cells: string[], { lines }) {
        records.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      records: [],
      faults: [{ line: (records.at(-1)?.line ?? 0) + 1, path: "", expected: "quotes around a whole value, in pairs" }],
    };
  }
  return { records, faults: [] };
}

/** A number where the cell is one; else its text, which then is no number; null: the cell is empty. */
export const numberOrText = (cell: string | undefined): unknown =>
  cell === undefined || cell === "" ? null : /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;

/** The parts of a cell between bars. */
export const partsOf = (cell: string | undefined): readonly string[] =>
  (cell ?? "").split("|").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
