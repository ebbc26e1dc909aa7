import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;
const CALLS = 30 * DAY;

/**
 * Deletes quotes that were not placed, holds that are over, and answers to calls that are too old to be repeated. None of them has any
 * effect any more. Quotes lie by customer: all nodes are asked.
 */
export async function forgetQuotes(db: Database, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      id: string;
    }>`delete from shop_order where stage = 'quoted' and made_at < ${new Date(now - DAY)} returning id`.execute(trx);
    await sql`delete from order_number where id = any(${rows.map(({ id }) => id)}::text[])`.execute(trx);
  });
  await sql`delete from stock_hold where until <= ${new Date(now)}`.execute(db);
  await sql`delete from coupon_hold where until <= ${new Date(now)}`.execute(db);
  await sql`delete from order_call where at < ${new Date(now - CALLS)}`.execute(db);
}
