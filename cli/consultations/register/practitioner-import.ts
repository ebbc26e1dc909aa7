import { doneCounts } from "#core/staff/import-decision.ts";
import { planText } from "#cli/wording/import-plan.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { FaultReport } from "#cli/input/fault-report.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { importedText } from "./wording/register.ts";

const NOBODY = { plan: { added: 0, changed: 0, removed: 0, unchanged: 0, rows: [] }, leftOut: 0 };

/** Puts the practitioners of a file into the register: all or none, or with --keep-going those without a fault. */
export const practitionerImport = databaseCommand(
  { name: "practitioner import", switches: ["csv", "dry-run", "keep-going", "json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [file = ""] = given.files;
    const { registerFiles, withRegister } = await import("./composition.ts");
    const pieces = terminal.readPieces(file);
    const practitioners = given.switches.has("csv") ? registerFiles.inTable(pieces) : registerFiles.inLines(inputLines(pieces));
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const report = new FaultReport(terminal);
    const imported = await withRegister(context, (actions) =>
      actions.import(
        { name: fileNameOf(file), file: practitioners, faulty: given.switches.has("keep-going") ? "leave-out" : "take-none", run },
        (fault) => report.tell(fault),
      ),
    );
    report.end();
    const { plan, leftOut } = imported.kind === "ok" ? imported.value : NOBODY;
    if (given.switches.has("json")) {
      const counts = { ...doneCounts(plan), left_out: leftOut, faults: report.count };
      await terminal.write(`${JSON.stringify(run === "dry" ? { ...counts, rows: plan.rows } : counts)}\n`);
    } else if (imported.kind === "ok") await terminal.write(`${run === "dry" ? planText(plan) : ""}${importedText(plan, leftOut, run)}`);
    else terminal.complain(NOTHING_CHANGED);
    return report.count === 0 ? DONE : UNUSABLE_INPUT;
  },
);
