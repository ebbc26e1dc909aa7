import { sql } from "kysely";
import type { Declaration } from "#core/catalogue/missing-information.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many products that are sold do not tell something that the law asks for. */
export type LackingProducts = { readonly declaration: Declaration; readonly products: number };

/** The declaration that most products lack first. */
export async function lackingProducts(db: Database): Promise<readonly LackingProducts[]> {
  const { rows } = await sql<LackingProducts>`
    select declaration, count(*)::int8 as products from product, unnest(lacks) declaration
      where is_active and lacks <> '{}' group by declaration order by products desc, declaration`.execute(db);
  return rows;
}
