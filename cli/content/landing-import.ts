import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { faultText, furtherFaultsText, importedText, NOTHING_CHANGED, previewText } from "./wording/landing.ts";

/** So many faults are told one by one. */
const TOLD = 100;

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
    if (imported === null || imported.kind === "refused") {
      const faults = imported === null ? read.faults : imported.refusal.faults;
      for (const fault of faults.slice(0, TOLD)) terminal.complain(faultText(fault));
      if (faults.length > TOLD) terminal.complain(furtherFaultsText(faults.length - TOLD));
      terminal.complain(NOTHING_CHANGED);
      return UNUSABLE_INPUT;
    }
    const isJson = given.switches.has("json");
    if (isPreview && !isJson) for (const { page } of read.lines) await terminal.write(previewText(page));
    await terminal.write(isJson ? `${JSON.stringify(imported.value)}\n` : importedText(imported.value, run));
    return DONE;
  },
);
