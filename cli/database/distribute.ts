import { databaseCommand } from "./database-command.ts";
import { distributedText, planText, undistributedText } from "./distribution-words.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";

/** Puts what grows with customers' days on the nodes of a distributed PostgreSQL; with --plan it tells what would become of each table. */
export const databaseDistribute = databaseCommand(
  { name: "database distribute", switches: ["plan", "json"], options: [], files: 0 },
  async ({ given, settings, folder, terminal }) => {
    const { withData, onDatabase } = await import("./composition.ts");
    const isJson = given.switches.has("json");
    if (given.switches.has("plan")) {
      const plan = await withData(settings, folder, ({ db }) => onDatabase.distributionPlan(db));
      await terminal.write(isJson ? `${JSON.stringify(plan)}\n` : planText(plan));
      return DONE;
    }
    const done = await withData(settings, folder, ({ db }) =>
      onDatabase.distribute(db, (table) => terminal.progress(`${table} …`)).finally(() => terminal.progress("")),
    );
    if ("kind" in done) {
      terminal.complain(undistributedText(done));
      return UNUSABLE_INPUT;
    }
    const tables = done.tables.map(({ table }) => table);
    await terminal.write(isJson ? `${JSON.stringify({ ...done, tables })}\n` : distributedText(tables, done.nodes));
    return DONE;
  },
);
