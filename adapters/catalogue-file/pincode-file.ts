import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { FLAG, NUMBER, WORD } from "#adapters/table-file/cells.ts";
import { rowsInTable } from "#adapters/table-file/rows-in-table.ts";
import { readPincodeRecord } from "./pincodes.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Columns } from "#adapters/table-file/rows-in-table.ts";

/** The places of a file of JSON objects, one a line. */
export const pincodesInLines = (lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<NamedPlace>> =>
  wholeFile(rowsInLines(lines, rowsOf(pincodeForm)));

/** The places of a table under a line of names. */
export const pincodesInTable = (pieces: AsyncIterable<Uint8Array>): Promise<RowFile<NamedPlace>> =>
  wholeFile(rowsInTable(pieces, { columns: COLUMNS, rowOf: rowsOf(pincodeForm), others: "left-out" }));

const COLUMNS: Columns = new Map([
  ["pincode", WORD],
  ["state", WORD],
  ["days", NUMBER],
  ["cash_on_delivery", FLAG],
  ["city", WORD],
]);

const pincodeForm: RowForm<NamedPlace> = {
  id: "pincode",
  read: (record) => readPincodeRecord(record, 0),
  record: ({ pincode, state, days, cashOnDelivery, city }) => ({ pincode, state, days, cash_on_delivery: cashOnDelivery, city }),
};
