import { detailedColumns } from "./product-row.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The next products by rank, at most `limit` of them; none: no product stands behind that rank. */
export const productsBehind = (trx: Database, { rank, limit }: { readonly rank: number; readonly limit: number }) =>
  trx
    .selectFrom("product")
    .select([...detailedColumns, "product.rank"])
    .where("rank", ">", rank)
    .orderBy("rank")
    .limit(limit)
    .execute();
