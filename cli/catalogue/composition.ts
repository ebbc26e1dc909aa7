import { makeImportCatalogue } from "#core/catalogue/import-catalogue.use-case.ts";
import { productsInLines } from "#adapters/catalogue-file/product-file.ts";
import { productLine } from "#adapters/catalogue-file/product-record.ts";
import { productsInTable, tableHeader, tableRow } from "#adapters/catalogue-file/product-table.ts";
import { demoLines } from "#adapters/demo/demo-lines.ts";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { onDatabase, withData, withDatabase } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffCatalogue, ProductFiles } from "./product-files.ts";
import type { DemoCatalogue } from "./demo-catalogue.ts";

export const composeDemoCatalogue = (): DemoCatalogue => demoLines;

export const productFiles: ProductFiles = { inLines: productsInLines, inTable: productsInTable, line: productLine, tableHeader, tableRow };

/** Wired by hand over the shop's data, brought up to date as by every start. "made": the shipped database is made where it is missing. */
export function withCatalogue<Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  missing: "made" | "refused",
  act: (actions: StaffCatalogue) => Promise<Answer>,
): Promise<Answer> {
  return (missing === "made" ? withDatabase : withData)(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const intake = postgresCatalogueIntake(db);
    const put = makeImportCatalogue({ intake, now: Date.now });
    return act({ put: (given, progress) => put(whoActs(context), given, progress), all: intake.all });
  });
}
