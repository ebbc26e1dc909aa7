import { sql } from "kysely";
import { REFUNDS_BY_HAND } from "#core/orders/order/refund-state.ts";
import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { KEPT_ORDER_COLUMNS, keptOrderIn, orderOf } from "./read-order.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { KeptOrderRow } from "./read-order.ts";

/** Orders with returns that wait for somebody to act, the oldest first. */
export async function ordersWithOpenReturns(db: Database, limit: number): Promise<readonly KeptOrder[]> {
  const text = `select ${KEPT_ORDER_COLUMNS}
    from (select customer, id, listed_at from shop_order where open_returns > 0 order by listed_at, id limit $1) page, ${orderOf("page")}
    order by page.listed_at, page.id`;
  return (await rowsOf<KeptOrderRow>(db, { name: null, text }, [limit])).map((row) => keptOrderIn(row, ownPictures));
}

/** A refund that staff have to pay, by its order's number and its own. */
export type RefundByHand = { readonly order: string; readonly refund: number };

/** All such refunds, those of the oldest orders first. */
export async function refundsByHand(db: Database): Promise<readonly RefundByHand[]> {
  const { rows } = await sql<RefundByHand>`select shop_order.number as order, (refund ->> 'number')::int as refund
    from shop_order, json_array_elements(state -> 'refunds') refund where refund ->> 'state' = any(${REFUNDS_BY_HAND}) order by listed_at, id, 2`.execute(
    db,
  );
  return rows;
}
