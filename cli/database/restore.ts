import { join } from "node:path";
import { StagedFiles, linesOf, SpoiledBackup } from "./backup-file.ts";
import { databaseCommand } from "./database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { restoredText, unrestorableText } from "./words.ts";

/** Puts a backup in the place of an empty shop, or with --replace of any: all of it or nothing. */
export const restore = databaseCommand(
  { name: "restore", switches: ["json", "replace"], options: [], files: 1 },
  async ({ given, settings, folder, terminal }) => {
    const [file = ""] = given.files;
    const { withDatabase, onDatabase } = await import("./composition.ts");
    const lines = linesOf(file);
    const drafted = new StagedFiles(join(folder, "uploads"));
    const rest = () => drafted.take(lines);
    const restored = await withDatabase(settings, folder, async ({ db, where }) => {
      const migrated = () => onDatabase.migrate(db, where);
      const put = await onDatabase.restore(db, lines, { replacing: given.switches.has("replace"), rest, migrated });
      if (!("problem" in put)) await drafted.keep();
      return put;
    })
      .catch((error: unknown) => {
        if (error instanceof SpoiledBackup) return { problem: "not-whole" as const };
        throw error;
      })
      .finally(() => drafted.drop());
    if ("problem" in restored) {
      terminal.complain(unrestorableText(file, restored.problem));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(restored)}\n` : restoredText(restored));
    return DONE;
  },
);
