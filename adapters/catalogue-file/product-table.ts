import { printedHeader, printedRow, rowsInTable } from "#adapters/table-file/rows-in-table.ts";
import { PRODUCT_COLUMNS } from "./product-columns.ts";
import { productRow } from "./product-file.ts";
import { exportedRecord } from "./product-record.ts";
import type { CatalogueFile } from "#core/catalogue/import-catalogue.use-case.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** The products of a table: its first row names the columns, in any order. A fault's line is the last one of its row. */
export const productsInTable = (pieces: AsyncIterable<Uint8Array>): CatalogueFile =>
  rowsInTable(pieces, { columns: PRODUCT_COLUMNS, rowOf: productRow });

/** The row that names the columns. */
export const tableHeader: string = printedHeader(PRODUCT_COLUMNS);
export const tableRow = (product: ProductDetails): string => printedRow(PRODUCT_COLUMNS, exportedRecord(product));
