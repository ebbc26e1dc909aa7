import { LONGEST_LABORATORY_REASON } from "#core/labs/laboratory-reason.ts";
import { payableId } from "#core/ledger/entry.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { filedText, labReportRefusedText } from "./wording/lab-reports.ts";

const COMMAND = "lab report";

/** Stores what a laboratory found for one person of a booking, with the PDF that it sent: all of it, or nothing. No value is told. */
export const labReport = databaseCommand(
  { name: COMMAND, switches: ["dry-run", "json"], options: ["name", "values", "pdf", "correct", "as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files.map((one) => one.trim());
    const name = given.options.get("name")?.trim() ?? "";
    const file = given.options.get("values") ?? "";
    const paper = given.options.get("pdf")?.trim() ?? null;
    const reason = given.options.get("correct")?.trim();
    if (id === "" || name === "" || file === "") return wrongUsage(terminal, COMMAND, "expected the booking's ID, --name and --values");
    if (reason !== undefined && (reason === "" || reason.length > LONGEST_LABORATORY_REASON))
      return wrongUsage(terminal, COMMAND, `expected --correct with a reason of at most ${LONGEST_LABORATORY_REASON} characters`);
    if (paper === "" || (paper === "-" && file === "-")) return wrongUsage(terminal, COMMAND, "expected --pdf with a file of its own");
    const { reportFiles, withLabReports } = await import("./composition.ts");
    const { values, faults } = await reportFiles.inLines(inputLines(terminal.readPieces(file)));
    if (faults.length > 0) return refuseLines(terminal, faults);
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const sent = {
      id: payableId(id),
      name,
      values,
      correction: reason ?? null,
      paper: paper === null ? null : terminal.readPieces(paper),
      run,
    } as const;
    const filed = await withLabReports(context, (actions) => actions.file(sent));
    if (filed.kind === "refused") {
      if (filed.refusal.kind === "faulty") return refuseLines(terminal, filed.refusal.faults);
      terminal.complain(labReportRefusedText(filed.refusal));
      return UNUSABLE_INPUT;
    }
    const { state, tests, values: count, isCritical, hasPaper } = filed.value;
    const json = { _id: id, state, tests, values: count, critical: isCritical, pdf: hasPaper };
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(json)}\n` : filedText(id, filed.value, run));
    return DONE;
  },
);
