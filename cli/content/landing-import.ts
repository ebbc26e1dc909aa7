import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE } from "#cli/terminal.ts";
import { importedText, previewText } from "./wording/landing.ts";

/** Puts landing pages in the place of those of the same names: all of a file, or nothing where a line is faulty. */
export const landingImport = databaseCommand(
  { name: "landing import", switches: ["preview", "dry-run", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { landingFiles, withLandingPages } = await import("./composition.ts");
    const read = await landingFiles.inLines(inputLines(terminal.readPieces(file)));
    const isPreview = given.switches.has("preview");
    const run = isPreview || given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      read.faults.length > 0
        ? null
        : await withLandingPages(asked, (pages) => pages.import({ name: fileNameOf(file), lines: read.lines, run }));
    if (imported === null) return refuseLines(terminal, read.faults);
    if (imported.kind === "refused") return refuseLines(terminal, imported.refusal.faults);
    const isJson = given.switches.has("json");
    if (isPreview && !isJson) for (const { page } of read.lines) await terminal.write(previewText(page));
    await terminal.write(isJson ? `${JSON.stringify(imported.value)}\n` : importedText(imported.value, run));
    return DONE;
  },
);
