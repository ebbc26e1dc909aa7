import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { KEPT, keptIn } from "./order-reading.ts";
import { rowsOf } from "./rows.ts";
import type { KeptOrder } from "#core/ordering/orders.port.ts";
import type { Database } from "./database.ts";
import type { KeptRow } from "./order-reading.ts";

/** Orders with returns that somebody has to bring on, the oldest first. */
export async function ordersWithOpenReturns(db: Database, limit: number): Promise<readonly KeptOrder[]> {
  const text = `select ${KEPT} from shop_order where open_returns > 0 order by listed_at, id limit $1`;
  return (await rowsOf<KeptRow>(db, { name: null, text }, [limit])).map((row) => keptIn(row, ownPictures));
}
