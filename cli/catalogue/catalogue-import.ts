import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { FaultReport } from "#cli/input/fault-report.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { clashFault, doubtText, importedText, lackingText, nothingImportedText, readText, sellerlessText } from "./wording/catalogue.ts";

/** Puts the products of a file into the shop: all or none, or with --keep-going those without a fault. */
export const catalogueImport = databaseCommand(
  { name: "catalogue import", switches: ["csv", "keep-going", "json"], options: ["as"], files: 1 },
  async (asked) => {
    const { given, terminal } = asked;
    const [file = ""] = given.files;
    const { productFiles, withCatalogue } = await import("./composition.ts");
    const { inputLines } = await import("#cli/input/input-lines.ts");
    const pieces = terminal.readPieces(file);
    const products = given.switches.has("csv") ? productFiles.inTable(pieces) : productFiles.inLines(inputLines(pieces));
    const faults = new FaultReport(terminal);
    const faulty = given.switches.has("keep-going") ? "leave-out" : "take-none";
    const imported = await withCatalogue(asked, "made", ({ put }) =>
      put(
        { name: fileNameOf(file), file: products, faulty },
        {
          fault: (fault) => faults.tell(fault),
          clash: (clash) => faults.tell(clashFault(clash)),
          doubt: (doubt) => {
            terminal.progress("");
            terminal.complain(doubtText(doubt));
          },
          read: (lines) => terminal.progress(readText(lines)),
        },
      ),
    );
    terminal.progress("");
    faults.end();
    const nothing = { added: 0, changed: 0, unchanged: 0, leftOut: 0, lacking: 0, sellerless: 0 };
    const { leftOut, lacking, sellerless, ...taken } = imported.kind === "ok" ? imported.value : nothing;
    if (given.switches.has("json"))
      await terminal.write(`${JSON.stringify({ ...taken, left_out: leftOut, faults: faults.count, lacking, sellerless })}\n`);
    else if (imported.kind === "ok") await terminal.write(importedText(taken, leftOut));
    else terminal.complain(nothingImportedText);
    if (lacking > 0) terminal.complain(lackingText(lacking));
    if (sellerless > 0) terminal.complain(sellerlessText(sellerless));
    return faults.count === 0 ? DONE : UNUSABLE_INPUT;
  },
);
