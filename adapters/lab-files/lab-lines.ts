import { ok, refused } from "#core/shared/result.ts";
import { isObject } from "#adapters/input-file/is-object.ts";
import { readWithin } from "#adapters/input-file/read-within.ts";
import { incomingRow } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { closedIn, slotsIn } from "./read-slots.ts";
import { labIn } from "./read-lab.ts";
import { labRecord, packageRecord, testRecord } from "./offer-lines.ts";
import { packageIn } from "./read-package.ts";
import { testIn } from "./read-test.ts";
import type { LabPackage } from "#core/labs/lab-package.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { IncomingLabEntry } from "#core/labs/register/lab-line.ts";
import type { Result } from "#core/shared/result.ts";
import type { Rows } from "#core/staff/import/incoming-row.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Wire } from "#adapters/input-file/wire.ts";

/**
 * The lines of a file of `lab import`: {lab}, {test}, {package}, {slots} or {closed} each. Source: specification/labs.md, Staff commands.
 */
export const readLabLines = (input: AsyncIterable<readonly InputLine[]>): Promise<Rows<IncomingLabEntry>> =>
  wholeFile(rowsInLines(input, entryIn));

function entryIn(record: Wire, line: number): Result<IncomingLabEntry, readonly Fault[]> {
  const [kind, ...others] = Object.keys(record);
  if (others.length > 0 || (kind !== "lab" && kind !== "test" && kind !== "package" && kind !== "slots" && kind !== "closed"))
    return refused([{ path: "", expected: "one of lab, test, package, slots and closed" }]);
  const part = record[kind];
  if (!isObject(part)) return refused([{ path: kind, expected: "an object" }]);
  switch (kind) {
    case "lab":
      return ok({ kind, row: incomingRow(labForm, part, line) });
    case "test":
      return ok({ kind, row: incomingRow(testForm, part, line) });
    case "package":
      return ok({ kind, row: incomingRow(packageForm, part, line) });
    case "slots":
    case "closed": {
      const entry = readWithin(kind, kind === "slots" ? slotsIn : closedIn)(part);
      return entry.kind === "ok" ? ok({ kind: "calendar", line, entry: entry.value }) : entry;
    }
  }
}

const labForm: RowForm<Lab> = { id: "_id", read: readWithin("lab", labIn), record: labRecord };
const testForm: RowForm<LabTest> = { id: "_id", read: readWithin("test", testIn), record: testRecord };
const packageForm: RowForm<LabPackage> = { id: "_id", read: readWithin("package", packageIn), record: packageRecord };
