import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Result } from "../../shared/result.ts";

/** What stands in a field of a file. A list or an object is its JSON; null: nothing. */
export type FieldValue = string | number | boolean | null;

/** A field, as files call it, and what becomes of it. */
export type FieldChange = { readonly field: string; readonly was: FieldValue; readonly becomes: FieldValue };

/**
 * A row of a file that staff import: a line, an id and the fields that the file names. A field that it leaves out stays as it was, or is a
 * new row's default; an empty one is cleared. Source: specification/site.md, Files that staff import.
 */
export type IncomingRow<Value> = {
  readonly line: number;
  /** "" where the file has none; then every reading is refused. */
  readonly id: string;
  /** What becomes of `former`; null: the row is new. Refused with each fault of the row. */
  over(former: Value | null): Result<Value, readonly LineFault[]>;
  /** The fields in which two values differ; `was` null: all that a new one has. */
  changes(was: Value | null, becomes: Value): readonly FieldChange[];
};

/** The rows of a file, or of a part of it, and the faults of the lines that are no rows. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly faults: readonly LineFault[] };
export type RowFile<Value> = Rows<IncomingRow<Value>>;
