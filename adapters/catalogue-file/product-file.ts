import { movedStock } from "#core/catalogue/moved-stock.ts";
import { ok } from "#core/shared/result.ts";
import { isObject } from "#adapters/input-file/is-object.ts";
import { incomingRow } from "#adapters/input-file/row-form.ts";
import { rowsInLines } from "#adapters/input-file/rows-in-lines.ts";
import { productRecord } from "./product-record.ts";
import { readProductRecord } from "./products.ts";
import type { IncomingProduct } from "#core/catalogue/catalogue-intake.port.ts";
import type { CatalogueFile } from "#core/catalogue/import-catalogue.use-case.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Wire } from "#adapters/input-file/wire.ts";

/** The products of a file of JSON objects, one a line. Blank lines are left out. */
export const productsInLines = (lines: AsyncIterable<readonly InputLine[]>): CatalogueFile => rowsInLines(lines, productRow);

/** A product as a file names it. */
export const productRow = (record: Wire, line: number) => {
  const { counted, exported } = stockIn(record);
  return ok<IncomingProduct>({ ...incomingRow(productForm, record, line), setsStock: counted !== null && exported === null });
};

const productForm: RowForm<ProductDetails> = {
  id: "_id",
  read: (record) => readProductRecord(record, 0),
  record: productRecord,
  groups: [
    ...["brand", "seller_list[0]", "shipping_details", "seller", "spellings", "information"],
    ...["net_quantity", "maker", "licence", "consumer_care"].map((part) => `information.${part}`),
  ],
  adapt: withMovedStock,
};

function withMovedStock(record: Wire, { offer }: ProductDetails): Wire {
  const { first, counted, exported } = stockIn(record);
  if (offer === null || !isWhole(counted) || !isWhole(exported)) return record;
  return { ...record, seller_list: [{ ...first, total_stock: movedStock(offer.stock, { counted, exported }) }] };
}

function stockIn({ seller_list: sellers }: Wire): { readonly first: Wire; readonly counted: unknown; readonly exported: unknown } {
  const first: unknown = Array.isArray(sellers) ? sellers[0] : null;
  if (!isObject(first)) return { first: {}, counted: null, exported: null };
  return { first, counted: first["total_stock"] ?? null, exported: first["stock_exported"] ?? null };
}

const isWhole = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
