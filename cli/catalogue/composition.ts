import { makeImportCatalogue } from "#core/catalogue/import-catalogue.use-case.ts";
import { productsInLines } from "#adapters/catalogue-file/product-file.ts";
import { productLine } from "#adapters/catalogue-file/product-record.ts";
import { productsInTable, tableHeader, tableRow } from "#adapters/catalogue-file/product-table.ts";
import { demoLines } from "#adapters/demo-catalogue/lines.ts";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { onDatabase, withData, withDatabase } from "#cli/database/composition.ts";
import { writingDown } from "#cli/staff/composition.ts";
import type { AuditDetails } from "#core/staff/audit-log.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffCatalogue, ProductFiles } from "./product-files.ts";
import type { DemoCatalogue } from "./demo-catalogue.ts";

export const composeDemoCatalogue = (): DemoCatalogue => demoLines;

export const productFiles: ProductFiles = { inLines: productsInLines, inTable: productsInTable, line: productLine, tableHeader, tableRow };

/**
 * Wired by hand over the shop's data, brought up to date as by every start. "made": the shipped database is made where it is missing. `facts` are written
 * down of an import beside its counts; they are asked for once its file is read.
 */
export function withCatalogue<Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  missing: "made" | "refused",
  act: (desk: StaffCatalogue) => Promise<Answer>,
  facts: () => AuditDetails = () => ({}),
): Promise<Answer> {
  return (missing === "made" ? withDatabase : withData)(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const intake = postgresCatalogueIntake(db, (trx, counts) =>
      writingDown(
        trx,
        asked,
      )({
        action: "catalogue import",
        subject: { kind: "catalogue", id: "all" },
        details: { ...facts(), ...counts },
      }),
    );
    return act({ put: makeImportCatalogue({ intake }), all: intake.all });
  });
}
