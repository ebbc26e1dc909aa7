import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { faultText, furtherFaultsText, NOTHING_CHANGED } from "#cli/content/wording/page-import.ts";
import { intakeText } from "./wording/tables.ts";
import type { Command } from "#cli/terminal.ts";
import type { RowFiles, StaffTable, StaffTables } from "./staff-tables.ts";

/** So many faults are told one by one. */
const TOLD = 100;

type Composed<Row> = {
  readonly files: RowFiles<Row>;
  readonly withTables: typeof import("./composition.ts").withTables;
  readonly tableOf: (tables: StaffTables) => StaffTable<Row>;
};
type Importing<Row> = { readonly name: string; readonly what: string; readonly compose: () => Promise<Composed<Row>> };

/** A command that adds the rows of a file to a table, or puts them in the place of those with their ids: all of them, or nothing where a line is faulty. */
export const importRows = <Row>({ name, what, compose }: Importing<Row>): Command =>
  databaseCommand({ name, switches: ["csv", "dry-run", "json"], options: ["as"], files: 1 }, async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { files, withTables, tableOf } = await compose();
    const pieces = terminal.readPieces(file);
    const read = await (given.switches.has("csv") ? files.inTable(pieces) : files.inLines(inputLines(pieces)));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      read.faults.length > 0
        ? null
        : await withTables(asked, (tables) => tableOf(tables).import({ name: fileNameOf(file), lines: read.lines, run }));
    if (imported?.kind === "ok") {
      const { value } = imported;
      await terminal.write(given.switches.has("json") ? `${JSON.stringify(value)}\n` : intakeText(what, value, run));
      return DONE;
    }
    const faults = imported === null ? read.faults : imported.refusal;
    for (const fault of faults.slice(0, TOLD)) terminal.complain(faultText(fault));
    if (faults.length > TOLD) terminal.complain(furtherFaultsText(faults.length - TOLD));
    terminal.complain(NOTHING_CHANGED);
    return UNUSABLE_INPUT;
  });
