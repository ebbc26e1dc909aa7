import { databaseCommand } from "./database-command.ts";
import { writeFiles, writtenBackup } from "./backup-file.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { backedUpText, notWritableText } from "./words.ts";

/**
 * Writes all data as it is at one moment into one file, while servers go on. Uploads may stay out of it where the restored shop finds them
 * anyway.
 */
export const backup = databaseCommand(
  { name: "backup", switches: ["json", "without-uploads"], options: [], files: 1 },
  async ({ given, settings, folder, terminal }) => {
    const [file = ""] = given.files;
    const { withData, onDatabase } = await import("./composition.ts");
    const { shopFiles } = await import("#cli/files/composition.ts");
    const written = { rows: 0, files: 0, bytes: 0 };
    try {
      written.bytes = await withData(settings, folder, ({ db }) =>
        writtenBackup(file, async (line) => {
          written.rows = await onDatabase.backUp(db, line);
          if (!given.switches.has("without-uploads")) written.files = await writeFiles(shopFiles(settings, folder), line);
        }),
      );
    } catch (error) {
      if (!(error instanceof Error && "syscall" in error && "path" in error)) throw error;
      terminal.complain(notWritableText(file, error.message));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ file, ...written })}\n` : backedUpText(file, written));
    return DONE;
  },
);
