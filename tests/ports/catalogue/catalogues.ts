import { sql } from "kysely";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Narrowing } from "#core/catalogue/collection.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A shop without a product. */
export async function emptied(trx: Database): Promise<void> {
  await sql`truncate shelf_part, shelf_facet, word_spelling`.execute(trx);
  await trx.deleteFrom("product").execute();
  await trx.deleteFrom("shelf").where("kind", "!=", "shop").execute();
  await trx.updateTable("shelf").set({ products: 0 }).execute();
}

/** Each holds these products and no others. */
export const catalogueHolding: Record<string, (goods: readonly ProductDetails[], db: Database) => Promise<Catalogue>> = {
  memory: async (goods) => memoryCatalogue(Object.assign(new Memory(), { products: goods })),
  postgres: async (goods, db) => {
    await db.transaction().execute(async (trx) => {
      await emptied(trx);
      await putProducts(trx, goods);
    });
    return postgresCatalogue(db);
  },
};

export const titles = (found: readonly { readonly title: string }[] | undefined) => (found ?? []).map(({ title }) => title);

export const narrowed = (by: Partial<Narrowing>): Narrowing => ({ ...UNNARROWED, ...by });
