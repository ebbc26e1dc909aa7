import { isObject } from "./is-object.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Rows } from "#core/staff/import/incoming-row.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./fault.ts";
import type { Wire } from "./wire.ts";

/** A line without its end: its text, or why there is none. */
export type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** So many rows and faults come at once: enough for the database, little for the memory. */
export const AT_ONCE = 1_000;

/** What a record is, once it is an object. */
export type RowOf<Row> = (record: Wire, line: number) => Result<Row, readonly Fault[]>;

/** The rows of a file of JSON objects, one a line. Lines without a character are left out and still counted. */
export async function* rowsInLines<Row>(lines: AsyncIterable<readonly InputLine[]>, rowOf: RowOf<Row>): AsyncGenerator<Rows<Row>> {
  const batch = new Batch<Row>();
  let line = 0;
  for await (const some of lines)
    for (const read of some) {
      line += 1;
      if (read.kind !== "text") batch.fault({ line, path: "", expected: EXPECTED[read.kind] });
      else if (read.text.trim() !== "") {
        const record = objectIn(read.text);
        if (record === null) batch.fault({ line, path: "", expected: "a JSON object" });
        else batch.add(line, rowOf(record, line));
      }
      if (batch.isFull) yield batch.taken();
    }
  yield batch.taken();
}

function objectIn(text: string): Wire | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null; // JSON.parse throws for nothing but text that is no JSON.
  }
}

const EXPECTED = { "no-utf-8": "text in UTF-8", "too-long": "a line that fits into memory" } as const;

/** All of a file at once; `nothing`: what is expected of a file without a row. */
export async function wholeFile<Row>(batches: AsyncIterable<Rows<Row>>, nothing: string | null = null): Promise<Rows<Row>> {
  const rows: Row[] = [];
  const faults: LineFault[] = [];
  for await (const batch of batches) {
    for (const row of batch.rows) rows.push(row);
    for (const fault of batch.faults) faults.push(fault);
  }
  if (nothing !== null && rows.length + faults.length === 0) faults.push({ line: 1, path: "", expected: nothing });
  return { rows, faults };
}

/** What has been read and not been passed on. */
export class Batch<Row> {
  #rows: Row[] = [];
  #faults: LineFault[] = [];

  add(line: number, read: Result<Row, readonly Fault[]>): void {
    if (read.kind === "ok") this.#rows.push(read.value);
    else for (const { path, expected } of read.refusal) this.fault({ line, path, expected });
  }

  fault(fault: LineFault): void {
    this.#faults.push(fault);
  }

  get faults(): number {
    return this.#faults.length;
  }

  get isFull(): boolean {
    return this.#rows.length + this.#faults.length >= AT_ONCE;
  }

  taken(): Rows<Row> {
    const taken = { rows: this.#rows, faults: this.#faults };
    [this.#rows, this.#faults] = [[], []];
    return taken;
  }
}
