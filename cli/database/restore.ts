import { RestoredFiles, linesOf, SpoiledBackup } from "./backup-file.ts";
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
    const { shopFiles } = await import("#cli/files/composition.ts");
    const files = new RestoredFiles(shopFiles(settings, folder));
    const rest = () => files.take(lines);
    const restored = await withDatabase(settings, folder, async ({ db, where }) => {
      const migrated = () => onDatabase.migrate(db, where);
      const put = await onDatabase.restore(db, lines, { replacing: given.switches.has("replace"), rest, migrated });
      if ("problem" in put) await files.drop();
      return put;
    }).catch(async (error: unknown) => {
      await files.drop();
      if (error instanceof SpoiledBackup) return { problem: "not-whole" as const };
      throw error;
    });
    if ("problem" in restored) {
      terminal.complain(unrestorableText(file, restored.problem));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(restored)}\n` : restoredText(restored));
    return DONE;
  },
);
