import { CsvError, parse } from "csv-parse";
import { Readable } from "node:stream";
import { readJsonText } from "#adapters/input-file/json-text.ts";
import { readPractitioner } from "./practitioner-record.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { PractitionerFile } from "#core/consultations/register/import-practitioners.use-case.ts";
import type { IncomingPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** A line without its end: its text, or why there is none. */
type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** So many practitioners come at once. */
const AT_ONCE = 500;
/** More than any row needs, and little beside a process's memory. */
const LONGEST_ROW = 1_000_000;

/** The practitioners of files: JSON objects, one a line, or a table in CSV. Source: specification/consultations.md, Staff commands. */
export const practitionerFiles = { inLines, inTable };

async function* inLines(lines: AsyncIterable<readonly InputLine[]>): PractitionerFile {
  let batch = new Batch();
  let line = 0;
  for await (const some of lines) {
    for (const read of some) {
      line += 1;
      if (read.kind !== "text") batch.fault(line, "", read.kind === "no-utf-8" ? "text in UTF-8" : "a line that fits into memory");
      else if (read.text.trim() !== "") batch.add(line, readJsonText(read.text, readPractitioner));
    }
    if (!batch.isFull) continue;
    yield batch;
    batch = new Batch();
  }
  yield batch;
}

/** A list is its texts with a bar between them; what has parts of its own is JSON. */
const COLUMNS: ReadonlyMap<string, "text" | "number" | "list" | "numbers" | "json"> = new Map([
  ["_id", "text"],
  ["name", "text"],
  ["therapy", "text"],
  ["qualifications", "list"],
  ["council", "text"],
  ["registration_no", "text"],
  ["languages", "list"],
  ["gender", "text"],
  ["experience_since", "number"],
  ["cities", "list"],
  ["clinics", "json"],
  ["modes", "list"],
  ["lengths", "numbers"],
  ["fees", "json"],
  ["gst", "number"],
  ["about", "text"],
  ["picture", "text"],
  ["account", "text"],
  ["status", "text"],
  ["buffer", "number"],
  ["lead", "number"],
  ["horizon", "number"],
]);

/** The first row names the columns, in any order. A fault's line is the last one of its row. */
async function* inTable(pieces: AsyncIterable<Uint8Array>): PractitionerFile {
  const rows = Readable.from(pieces).compose(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: LONGEST_ROW }),
  );
  let batch = new Batch();
  let names: readonly string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of rows) {
      const cells: readonly string[] = record;
      line = info.lines;
      if (names === null) {
        names = cells;
        const unknown = cells.filter((name, place) => !COLUMNS.has(name) || cells.indexOf(name) < place);
        for (const name of unknown) batch.fault(line, name, `one of the columns ${[...COLUMNS.keys()].join(", ")}, once`);
        if (unknown.length > 0) break;
      } else if (cells.length !== names.length) batch.fault(line, "", `${names.length} cells`);
      else batch.add(line, readPractitioner(recordOf(names, cells)));
      if (!batch.isFull) continue;
      yield batch;
      batch = new Batch();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    batch.fault(line + 1, "", "a row of CSV");
  }
  yield batch;
}

const recordOf = (names: readonly string[], cells: readonly string[]): object =>
  Object.fromEntries(cells.flatMap((cell, place) => (cell === "" ? [] : [[names[place] ?? "", valueOf(names[place] ?? "", cell)]])));

/** What a cell can't say stays text, which the record's reader names as a fault. */
function valueOf(name: string, cell: string): unknown {
  switch (COLUMNS.get(name)) {
    case "number":
      return numberOr(cell);
    case "list":
      return cell.split("|").map((one) => one.trim());
    case "numbers":
      return cell.split("|").map((one) => numberOr(one.trim()));
    case "json": {
      const read = readJsonText(cell, (wire) => ({ kind: "ok", value: wire }));
      return read.kind === "ok" ? read.value : cell;
    }
    case "text":
    case undefined:
      return cell;
  }
}

const numberOr = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

class Batch {
  readonly practitioners: { readonly line: number; readonly practitioner: IncomingPractitioner }[] = [];
  readonly faults: LineFault[] = [];

  add(line: number, read: Result<IncomingPractitioner, readonly Fault[]>): void {
    if (read.kind === "ok") this.practitioners.push({ line, practitioner: read.value });
    else this.faults.push(...read.refusal.map((fault) => ({ line, ...fault })));
  }

  fault(line: number, path: string, expected: string): void {
    this.faults.push({ line, path, expected });
  }

  get isFull(): boolean {
    return this.practitioners.length + this.faults.length >= AT_ONCE;
  }
}
