import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines } from "#adapters/input-file/rows-in-lines.ts";
import { JSON_TEXT, LIST, NUMBER, NUMBERS, WORD } from "#adapters/table-file/cells.ts";
import { rowsInTable } from "#adapters/table-file/rows-in-table.ts";
import { practitionerRecord, readPractitioner } from "./practitioner-record.ts";
import type { PractitionerFile } from "#core/consultations/register/import-practitioners.use-case.ts";
import type { IncomingPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Columns } from "#adapters/table-file/rows-in-table.ts";

const practitionerForm: RowForm<IncomingPractitioner> = { id: "_id", read: readPractitioner, record: practitionerRecord };

const COLUMNS: Columns = new Map([
  ["_id", WORD],
  ["name", WORD],
  ["therapy", WORD],
  ["qualifications", LIST],
  ["council", WORD],
  ["registration_no", WORD],
  ["languages", LIST],
  ["gender", WORD],
  ["experience_since", NUMBER],
  ["cities", LIST],
  ["clinics", JSON_TEXT],
  ["modes", LIST],
  ["lengths", NUMBERS],
  ["fees", JSON_TEXT],
  ["gst", NUMBER],
  ["about", WORD],
  ["picture", WORD],
  ["account", WORD],
  ["status", WORD],
  ["buffer", NUMBER],
  ["lead", NUMBER],
  ["horizon", NUMBER],
]);

/** The practitioners of files: JSON objects, one a line, or a table. Source: specification/consultations.md, Staff commands. */
export const practitionerFiles = {
  inLines: (lines: AsyncIterable<readonly InputLine[]>): PractitionerFile => rowsInLines(lines, rowsOf(practitionerForm)),
  inTable: (pieces: AsyncIterable<Uint8Array>): PractitionerFile =>
    rowsInTable(pieces, { columns: COLUMNS, rowOf: rowsOf(practitionerForm) }),
};
