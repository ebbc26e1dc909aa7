import { Batch } from "#adapters/input-file/rows-in-lines.ts";
import { tableLines } from "./table-lines.ts";
import type { Rows } from "#core/staff/import/incoming-row.ts";
import type { RowOf } from "#adapters/input-file/rows-in-lines.ts";
import type { Wire } from "#adapters/input-file/wire.ts";
import type { Cell } from "./cells.ts";

/** The columns of a table: each is named by its path in a row's record. */
export type Columns = ReadonlyMap<string, Cell>;

type TableForm<Row> = {
  readonly columns: Columns;
  readonly rowOf: RowOf<Row>;
  /** What becomes of columns that nobody knows. */
  readonly others?: "refused" | "left-out";
};

/**
 * The rows of a table: its first row names the columns, in any order. A column that it leaves out is not named by any row, and an empty
 * cell is null.
 */
export async function* rowsInTable<Row>(
  pieces: AsyncIterable<Uint8Array>,
  { columns, rowOf, others = "refused" }: TableForm<Row>,
): AsyncGenerator<Rows<Row>> {
  const batch = new Batch<Row>();
  let names: readonly string[] | null = null;
  for await (const read of tableLines(pieces)) {
    const { line } = read;
    if (read.kind === "fault") batch.fault({ line, path: read.path, expected: read.expected });
    else if (names === null) {
      names = withoutBlankEnd(read.cells).map((name) => name.trim().toLowerCase());
      const before = batch.faults;
      for (const [place, name] of names.entries()) {
        if (!columns.has(name) && others === "refused")
          batch.fault({ line, path: name, expected: `one of the columns ${[...columns.keys()].join(", ")}` });
        else if (names.indexOf(name) < place) batch.fault({ line, path: name, expected: "each column once" });
      }
      if (batch.faults === before && !names.some((name) => columns.has(name)))
        batch.fault({ line, path: "", expected: `a first line with the names ${[...columns.keys()].join(", ")}` });
      if (batch.faults > before) break;
    } else {
      const cells = read.cells.length > names.length ? withoutBlankEnd(read.cells, names.length) : read.cells;
      // A file that was cut off would empty what is missing.
      if (cells.length === names.length) batch.add(line, rowOf(recordOf(columns, names, cells), line));
      else batch.fault({ line, path: "", expected: `${names.length} cells` });
    }
    if (batch.isFull) yield batch.taken();
  }
  yield batch.taken();
}

/** Spreadsheets save empty columns behind the last one. At least `least` cells stay. */
function withoutBlankEnd(cells: readonly string[], least = 0): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, Math.max(least, last + 1));
}

function recordOf(columns: Columns, names: readonly string[], cells: readonly string[]): Wire {
  const record: Record<string, unknown> = {};
  for (const [place, name] of names.entries()) {
    const [column, cell] = [columns.get(name), cells[place] ?? ""];
    if (column !== undefined) put(record, stepsIn(name), cell.trim() === "" ? null : column.read(cell));
  }
  return record;
}

/** A row of a table that `rowsInTable` reads back. */
export const printedRow = (columns: Columns, record: Wire): string =>
  [...columns].map(([path, cell]) => quoted(printed(cell, at(record, path)))).join(",");

export const printedHeader = (columns: Columns): string => [...columns.keys()].join(",");

const printed = (cell: Cell, value: unknown): string => (value === null || value === undefined ? "" : cell.print(value));

const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What a record holds at a path. */
const at = (record: unknown, path: string): unknown =>
  stepsIn(path).reduce<unknown>(
    (value, step) => (value === null || value === undefined ? value : Reflect.get(Object(value), step)),
    record,
  );

/** "seller_list[0].total_stock" leads over "seller_list" and "0". */
const stepsIn = (path: string): readonly string[] => path.replace(/\[(\d+)\]/g, ".$1").split(".");

function put(record: Record<string, unknown>, [step = "", next, ...rest]: readonly string[], value: unknown): void {
  if (next === undefined) {
    record[step] = value;
    return;
  }
  if (next === "0") {
    const list = Array.isArray(record[step]) ? record[step] : [{}];
    record[step] = list;
    put(list[0], rest, value);
    return;
  }
  const inner: Record<string, unknown> = Object(record[step] ?? {});
  record[step] = inner;
  put(inner, [next, ...rest], value);
}
