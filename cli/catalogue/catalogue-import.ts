import { countsOf } from "#core/staff/import/import-plan.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { FaultReport } from "#cli/input/fault-report.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { planText } from "#cli/wording/import-plan.ts";
import {
  clashFault,
  doubtText,
  importedText,
  lackingText,
  nothingImportedText,
  readText,
  sellerlessText,
  stockSetText,
} from "./wording/catalogue.ts";
import type { ImportedCatalogue } from "#core/catalogue/import-catalogue.use-case.ts";

const NOTHING: ImportedCatalogue = {
  plan: { added: 0, changed: 0, removed: 0, unchanged: 0, rows: [] },
  leftOut: 0,
  lacking: 0,
  sellerless: 0,
  stockSet: 0,
};

/** Puts the products of a file into the shop: all or none, or with --keep-going those without a fault. */
export const catalogueImport = databaseCommand(
  { name: "catalogue import", switches: ["csv", "keep-going", "dry-run", "json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [file = ""] = given.files;
    const { productFiles, withCatalogue } = await import("./composition.ts");
    const { inputLines } = await import("#cli/input/input-lines.ts");
    const pieces = terminal.readPieces(file);
    const products = given.switches.has("csv") ? productFiles.inTable(pieces) : productFiles.inLines(inputLines(pieces));
    const faults = new FaultReport(terminal);
    const faulty = given.switches.has("keep-going") ? "leave-out" : "take-none";
    const run = given.switches.has("dry-run") ? "dry" : "real";
    const imported = await withCatalogue(context, "made", ({ put }) =>
      put(
        { name: fileNameOf(file), file: products, faulty, run },
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
    const { plan, leftOut, lacking, sellerless, stockSet } = imported.kind === "ok" ? imported.value : NOTHING;
    if (given.switches.has("json")) {
      const { added, changed, unchanged } = countsOf(plan);
      const counts = { added, changed, unchanged, left_out: leftOut, faults: faults.count, lacking, sellerless };
      const stock = stockSet === 0 ? {} : { stock_set: stockSet };
      await terminal.write(`${JSON.stringify({ ...counts, ...stock, ...(run === "dry" ? { rows: plan.rows } : {}) })}\n`);
    } else if (imported.kind === "ok") {
      if (run === "dry") await terminal.write(planText(plan));
      await terminal.write(`${importedText(plan, leftOut, run)}${stockSetText(stockSet, run)}`);
    } else terminal.complain(nothingImportedText);
    if (lacking > 0) terminal.complain(lackingText(lacking));
    if (sellerless > 0) terminal.complain(sellerlessText(sellerless));
    return faults.count === 0 ? DONE : UNUSABLE_INPUT;
  },
);
