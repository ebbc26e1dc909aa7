import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { RowLine } from "#core/trackers/tables/import/import-rows.ts";

/** What was read of a file of rows: those that are whole, and the faults of the others. */
export type RowsRead<Row> = { readonly lines: readonly RowLine<Row>[]; readonly faults: readonly LineFault[] };
