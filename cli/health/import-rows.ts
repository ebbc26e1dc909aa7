import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { intakeText } from "./wording/tables.ts";
import type { Command } from "#cli/terminal.ts";
import type { RowFiles, StaffTable, StaffTables } from "./staff-tables.ts";

type Composed<Row> = {
  readonly files: RowFiles<Row>;
  readonly withTables: typeof import("./composition.ts").withTables;
  readonly tableOf: (tables: StaffTables) => StaffTable<Row>;
};
type Importing<Row> = { readonly name: string; readonly what: string; readonly compose: () => Promise<Composed<Row>> };

/** A command that adds the rows of a file to a table, or puts them in the place of those with their ids. */
export const importRows = <Row>({ name, what, compose }: Importing<Row>): Command =>
  importCommand({
    name,
    switches: ["csv"],
    async put(context, { file, name: fileName, run }) {
      const { files, withTables, tableOf } = await compose();
      const pieces = context.terminal.readPieces(file);
      const rows = await (context.given.switches.has("csv") ? files.inTable(pieces) : files.inLines(inputLines(pieces)));
      return withTables(context, (tables) => tableOf(tables).import({ name: fileName, file: rows, run }));
    },
    told: (intake, run) => intakeText(what, intake, run),
  });
