import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE } from "#cli/terminal.ts";
import { calendarsText } from "./wording/register.ts";

/** Replaces the calendars of practitioners: all of a file, or none where a line is faulty. */
export const calendarImport = databaseCommand(
  { name: "calendar import", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { registerFiles, withRegister } = await import("./composition.ts");
    const { calendars, faults } = registerFiles.calendars(await terminal.readWhole(file));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      faults.length > 0
        ? null
        : await withRegister(asked, (actions) => actions.importCalendars({ file: fileNameOf(file), calendars, run }));
    if (imported === null) return refuseLines(terminal, faults);
    if (imported.kind === "refused") return refuseLines(terminal, imported.refusal.faults);
    const json = imported.value.map(({ id, overlaps, outside }) => ({
      practitioner: id,
      overlaps,
      outside: outside.map((one) => ({ booking: one.id, start: printedUtc(one.start), length: one.length })),
    }));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(json, null, 2)}\n` : calendarsText(imported.value, run));
    return DONE;
  },
);
