import { join } from "node:path";
import { linesOf, readFiles } from "#cli/database/backup-file.ts";
import { databaseCommand } from "#cli/database/command.ts";
import { DONE, UNUSABLE_INPUT, Unreadable } from "#cli/terminal.ts";
import { restoredText, unrestorableText } from "#cli/wording/operations.ts";

/** Puts a backup in the place of an empty shop, or with --replace of any: all of it or nothing. */
export const restore = databaseCommand(
  { name: "restore", switches: ["json", "replace"], options: [], files: 1 },
  async ({ given, settings, folder, terminal }) => {
    const [file = ""] = given.files;
    const { withDatabase, onDatabase } = await import("#cli/database/composition.ts");
    const lines = linesOf(file);
    const restored = await withDatabase(settings, folder, async ({ db, where }) => {
      const put = await onDatabase.restore(db, lines, { replacing: given.switches.has("replace"), where });
      return "problem" in put ? put : { ...put, files: await readFiles(join(folder, "uploads"), lines) };
    }).catch((error: unknown) => {
      if (error instanceof Error && "code" in error) {
        if (String(error.code).startsWith("Z_") || error.code === "ERR_ENCODING_INVALID_ENCODED_DATA")
          return { problem: "not-whole" as const };
        if ("syscall" in error && "path" in error) throw new Unreadable(file, `can't be read (${String(error.code)})`);
      }
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
