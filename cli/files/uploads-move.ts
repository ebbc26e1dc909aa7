import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { movedText, movingText, NO_BUCKET_TEXT } from "./wording/moving.ts";

/** Copies what customers uploaded from the data folder into the bucket of FILES_URL, or back. Servers keep running meanwhile. */
export const uploadsMove = databaseCommand(
  { name: "uploads move", switches: ["back", "remove", "json"], options: [], files: 0 },
  async ({ given, settings, folder, terminal }) => {
    if (settings.filesUrl === null) {
      terminal.complain(NO_BUCKET_TEXT);
      return UNUSABLE_INPUT;
    }
    const { movingBetween } = await import("./composition.ts");
    const move = movingBetween(settings.filesUrl, folder, given.switches.has("back") ? "to-folder" : "to-bucket");
    const moved = await move({
      removing: given.switches.has("remove"),
      progress: (dealtWith) => terminal.progress(movingText(dealtWith)),
    }).finally(() => terminal.progress(""));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(moved)}\n` : movedText(moved));
    return DONE;
  },
);
