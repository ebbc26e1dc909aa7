import { isSame } from "#core/shared/equality/is-same.ts";
import { ok } from "#core/shared/result.ts";
import type { IncomingProduct } from "#core/catalogue/catalogue-intake.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { IncomingRow, RowFile } from "#core/staff/import/incoming-row.ts";

/** A row that names all of a value. Its changes are told as one field. */
export const wholeRow = <Value extends { readonly id: string }>(line: number, value: Value): IncomingRow<Value> => ({
  line,
  id: value.id,
  over: () => ok(value),
  changes: (was, becomes) => {
    const [before, after] = [was === null ? null : plain(was), plain(becomes)];
    return isSame(before, after) ? [] : [{ field: "all", was: JSON.stringify(before), becomes: JSON.stringify(after) }];
  },
});

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part)));

/** A file of whole rows, one a line. */
export const wholeFileOf = <Value extends { readonly id: string }>(values: readonly Value[]): RowFile<Value> => ({
  rows: values.map((value, nth) => wholeRow(nth + 1, value)),
  faults: [],
});

/** The same of products, whose stock is counted anew. */
export const wholeProduct = (line: number, product: ProductDetails): IncomingProduct => ({ ...wholeRow(line, product), setsStock: true });

/** Products as they are put, batch by batch. */
export async function* productRows(
  batches: AsyncIterable<readonly ProductDetails[]> | Iterable<readonly ProductDetails[]>,
): AsyncGenerator<readonly IncomingProduct[]> {
  let line = 0;
  for await (const batch of batches) yield batch.map((product) => wholeProduct(++line, product));
}
