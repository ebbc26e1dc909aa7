import { databaseCommand } from "./database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { appliedText } from "./words.ts";

/** Brings the tables up to date, as every start does: for whoever wants to do it apart from a start. */
export const migrate = databaseCommand(
  { name: "migrate", switches: ["json"], options: [], files: 0 },
  async ({ given, settings, folder, terminal }) => {
    const { withDatabase, onDatabase } = await import("./composition.ts");
    const applied = await withDatabase(settings, folder, async ({ db, where }) => {
      const pending = await onDatabase.pendingMigrations(db);
      await onDatabase.migrate(db, where);
      return pending;
    });
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ applied })}\n` : appliedText(applied));
    return DONE;
  },
);
