import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { faultText, furtherFaultsText, importedText, NOTHING_CHANGED } from "../wording/page-import.ts";
import { NO_PAGE, PLANS } from "./wording/plans.ts";

/** So many faults are told one by one. */
const TOLD = 100;

/** Puts the plans of a file on the health-plan page: all of them, or nothing where a line is faulty. */
export const planImport = databaseCommand(
  { name: "plan import", switches: ["dry-run", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { planFiles, withPlans } = await import("./composition.ts");
    const read = await planFiles.inLines(inputLines(terminal.readPieces(file)));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported =
      read.faults.length > 0 ? null : await withPlans(asked, (plans) => plans.import({ name: fileNameOf(file), lines: read.lines, run }));
    if (imported?.kind === "ok") {
      await terminal.write(given.switches.has("json") ? `${JSON.stringify(imported.value)}\n` : importedText(PLANS, imported.value, run));
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
