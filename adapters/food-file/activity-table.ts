import { rowsOf } from "#adapters/input-file/row-form.ts";
import { wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { NUMBER, WORD } from "#adapters/table-file/cells.ts";
import { rowsInTable } from "#adapters/table-file/rows-in-table.ts";
import { activityForm } from "./activity-lines.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { Cell } from "#adapters/table-file/cells.ts";
import type { Columns } from "#adapters/table-file/rows-in-table.ts";

/** The activities of a table. Source: specification/health-tools.md, Activities. */
export const activitiesInTable = (pieces: AsyncIterable<Uint8Array>): Promise<RowFile<Activity>> =>
  wholeFile(rowsInTable(pieces, { columns: COLUMNS, rowOf: rowsOf(activityForm) }), "a row of names and a row of CSV");

/** Of five digits: zeros before it are what a spreadsheet drops. */
const CODE: Cell = { ...WORD, read: (text) => String(WORD.read(text)).replace(/^\d{1,4}$/, (digits) => digits.padStart(5, "0")) };

const COLUMNS: Columns = new Map([
  ["activity", CODE],
  ["name", WORD],
  ["hindi", WORD],
  ["met", NUMBER],
  ["source", WORD],
]);
