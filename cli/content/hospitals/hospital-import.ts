import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { faultText, furtherFaultsText, importedText, NOTHING_CHANGED } from "../wording/page-import.ts";
import { HOSPITALS, NO_PAGE } from "./wording/hospitals.ts";

/** So many faults are told one by one. */
const TOLD = 100;

/** Puts the hospitals of a file on their page: all of them, or nothing where a line is faulty. */
export const hospitalImport = databaseCommand(
  { name: "hospital import", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { hospitalFiles, withHospitals } = await import("./composition.ts");
    const read = await hospitalFiles.inLines(inputLines(terminal.readPieces(file)));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      read.faults.length > 0
        ? null
        : await withHospitals(asked, (hospitals) => hospitals.import({ name: fileNameOf(file), lines: read.lines, run }));
    if (imported?.kind === "ok") {
      const { value } = imported;
      await terminal.write(given.switches.has("json") ? `${JSON.stringify(value)}\n` : importedText(HOSPITALS, value, run));
      return DONE;
    }
    if (imported?.refusal.kind === "no-page") terminal.complain(NO_PAGE);
    const faults = imported === null ? read.faults : imported.refusal.kind === "faulty" ? imported.refusal.faults : [];
    for (const fault of faults.slice(0, TOLD)) terminal.complain(faultText(fault));
    if (faults.length > TOLD) terminal.complain(furtherFaultsText(faults.length - TOLD));
    terminal.complain(NOTHING_CHANGED);
    return UNUSABLE_INPUT;
  },
);
