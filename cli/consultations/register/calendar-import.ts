import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { planText } from "#cli/wording/import-plan.ts";
import { DONE } from "#cli/terminal.ts";
import { calendarsText } from "./wording/register.ts";

/** Replaces the calendars of practitioners: all of a file, or none where a line is faulty. */
export const calendarImport = databaseCommand(
  { name: "calendar import", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [file = ""] = given.files;
    const { registerFiles, withRegister } = await import("./composition.ts");
    const { calendars, faults } = registerFiles.calendars(await terminal.readWhole(file));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      faults.length > 0
        ? null
        : await withRegister(context, (actions) => actions.importCalendars({ file: fileNameOf(file), calendars, run }));
    if (imported === null) return refuseLines(terminal, faults);
    if (imported.kind === "refused") return refuseLines(terminal, imported.refusal.faults);
    const { plan, calendars: put } = imported.value;
    const json = put.map(({ id, overlaps, outside }) => ({
      practitioner: id,
      overlaps,
      outside: outside.map((one) => ({ booking: one.id, start: printedUtc(one.start), length: one.length })),
      ...(run === "dry" ? { changes: plan.rows.find((row) => row.id === id)?.changes ?? [] } : {}),
    }));
    const text = () => `${run === "dry" ? planText(plan) : ""}${calendarsText(put, run)}`;
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(json, null, 2)}\n` : text());
    return DONE;
  },
);
