import { ok } from "#core/shared/result.ts";
import { beginWriting } from "#adapters/postgres/catalogue/product-writer.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { IncomingRow } from "#core/staff/import/incoming-row.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Stores products by their ids. New products come after the stored ones; existing products are changed in their place. The order of new
 * products is their popularity, and the order of categories in the menus.
 *
 * It is part of the caller's transaction: products, collections, counts and search change together. Throws on a clash.
 */
export async function putProducts(trx: Database, products: readonly ProductDetails[]): Promise<void> {
  const putting = await beginWriting(trx);
  await putting.put(products.map(wholeProduct), {
    fault: ({ line }) => refuse(line, "row"),
    clash: ({ line, field }) => refuse(line, field),
    put: () => {},
  });
  await putting.end();
}

/** A product that comes with all that it has. */
const wholeProduct = (product: ProductDetails, place: number): IncomingRow<ProductDetails> => ({
  line: place + 1,
  id: product.id,
  over: () => ok(product),
  changes: () => [],
});

function refuse(line: number, field: string): never {
  throw new TypeError(`product ${line}: its ${field} is taken`);
}
