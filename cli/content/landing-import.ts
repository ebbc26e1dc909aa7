import { doneCounts } from "#core/staff/import-decision.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE } from "#cli/terminal.ts";
import { planText } from "#cli/wording/import-plan.ts";
import { importedText, previewText } from "./wording/landing.ts";

/** Lays landing pages over those of the same names: all of a file, or nothing where a line is faulty. */
export const landingImport = databaseCommand(
  { name: "landing import", switches: ["preview", "dry-run", "json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [file = ""] = given.files;
    const { landingFiles, withLandingPages } = await import("./composition.ts");
    const read = await landingFiles.inLines(inputLines(terminal.readPieces(file)));
    const isPreview = given.switches.has("preview");
    const run = isPreview || given.switches.has("dry-run") ? "dry" : "real";
    const imported = await withLandingPages(context, (pages) => pages.import({ name: fileNameOf(file), file: read, run }));
    if (imported.kind === "refused") return refuseLines(terminal, imported.refusal.faults);
    const { pages, plan } = imported.value;
    if (given.switches.has("json")) {
      await terminal.write(`${JSON.stringify({ ...doneCounts(plan), ...(run === "dry" ? { rows: plan.rows } : {}) })}\n`);
      return DONE;
    }
    if (isPreview) for (const page of pages) await terminal.write(previewText(page));
    else if (run === "dry") await terminal.write(planText(plan));
    await terminal.write(importedText(plan, run));
    return DONE;
  },
);
