import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { faultText, furtherFaultsText, importedText, NOTHING_CHANGED } from "./wording/labs.ts";

/** So many faults are told one by one. */
const TOLD = 100;

/** Puts what laboratories offer in the place of what has the same ids: all of a file, or nothing where a line is faulty. */
export const labImport = databaseCommand(
  { name: "lab import", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { labFiles, withLabs } = await import("./composition.ts");
    const read = await labFiles.inLines(inputLines(terminal.readPieces(file)));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      read.faults.length > 0 ? null : await withLabs(asked, (labs) => labs.import({ name: fileNameOf(file), lines: read.lines, run }));
    if (imported === null || imported.kind === "refused") {
      const faults = imported === null ? read.faults : imported.refusal.faults;
      for (const fault of faults.slice(0, TOLD)) terminal.complain(faultText(fault));
      if (faults.length > TOLD) terminal.complain(furtherFaultsText(faults.length - TOLD));
      terminal.complain(NOTHING_CHANGED);
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(imported.value)}\n` : importedText(imported.value, run));
    return DONE;
  },
);
