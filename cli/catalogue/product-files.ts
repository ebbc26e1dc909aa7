import type { CatalogueIntake } from "#core/catalogue/catalogue-intake.port.ts";
import type { CatalogueFile, CatalogueImport, ImportCatalogue, ImportProgress } from "#core/catalogue/import-catalogue.use-case.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the staff does with the catalogue. */
export type StaffCatalogue = {
  readonly put: (given: CatalogueImport, progress: ImportProgress) => ReturnType<ImportCatalogue>;
  readonly all: CatalogueIntake["all"];
};

/** Products as files hold them: a JSON object a line, or a table. */
export type ProductFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): CatalogueFile;
  inTable(pieces: AsyncIterable<Uint8Array>): CatalogueFile;
  line(product: ProductDetails): string;
  readonly tableHeader: string;
  tableRow(product: ProductDetails): string;
};
