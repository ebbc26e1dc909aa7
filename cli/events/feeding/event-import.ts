import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { faultText, importedText, NOTHING_CHANGED } from "../wording/feeding.ts";

/** Puts the events of a file: all, or none where a line is faulty. Source: specification/events.md, Staff commands. */
export const eventImport = databaseCommand(
  { name: "event import", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { eventFiles, withEvents } = await import("./composition.ts");
    const { events, faults } = eventFiles.lines(await terminal.readWhole(file));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported = faults.length > 0 ? null : await withEvents(asked, (desk) => desk.import({ name: fileNameOf(file), events, run }));
    if (imported === null || imported.kind === "refused") {
      for (const fault of [...faults, ...(imported?.refusal.faults ?? [])]) terminal.complain(faultText(fault));
      terminal.complain(NOTHING_CHANGED);
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(imported.value)}\n` : importedText(imported.value, run));
    return DONE;
  },
);
