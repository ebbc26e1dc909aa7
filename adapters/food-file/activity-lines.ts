import { titled } from "#adapters/input-file/title.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { words } from "#adapters/input-file/page-kinds.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

const CODE: Kind<string> = {
  expected: "a code of five digits, as text",
  read: (value) => (typeof value === "string" && /^\d{5}$/.test(value) ? value : FAULTY),
};
const MET: Kind<number> = {
  expected: "a MET from 0.9 to 25",
  read: (value) => (typeof value === "number" && value >= 0.9 && value <= 25 ? value : FAULTY),
};

/**
 * The lines of a file of `activity import`, each an activity as `activity list --json` prints it. Source: specification/health-tools.md,
 * Activities.
 */
export const readActivityLines = (input: AsyncIterable<readonly InputLine[]>): Promise<RowFile<Activity>> =>
  wholeFile(rowsInLines(input, rowsOf(activityForm)), "an activity");

export const activityForm: RowForm<Activity> = {
  id: "activity",
  read: (record) => readObject(record, activityIn),
  record: ({ id, ...others }) => ({ activity: id, ...others }),
};

const NAME = titled(words(120));

/** An activity as a line of NDJSON has it. */
function activityIn(file: Part): Read<Activity> {
  const reads: Reads<Activity> = {
    id: file.required("activity", CODE),
    name: file.required("name", NAME),
    hindi: file.required("hindi", NAME),
    met: file.required("met", MET),
    source: file.required("source", words(500)),
  };
  return isWhole(reads) ? reads : FAULTY;
}
