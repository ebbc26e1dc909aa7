import { refused } from "#core/shared/result.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { givenReason } from "#cli/input/given-reason.ts";
import { importCommand } from "#cli/input/import-command.ts";
import { importedText } from "../wording/register.ts";

/** Puts the events of a file. Source: specification/events.md, Staff commands. */
export const eventImport = importCommand({
  name: "event import",
  options: ["reason"],
  async put(context, { file, name, run }) {
    const { eventFiles, withEvents } = await import("./composition.ts");
    const events = await eventFiles.inLines(inputLines(context.terminal.readPieces(file)));
    const imported = await withEvents(context, (actions) =>
      actions.import({ name, events, reason: givenReason(context.given.options), run }),
    );
    return imported.kind === "ok" ? imported : refused(imported.refusal.faults);
  },
  told: importedText,
});
