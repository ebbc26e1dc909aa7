import { sql } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Erases a customer's orders that were never placed and for which no money moved, as part of the caller's transaction. */
export async function eraseOrdersIn(trx: Database, customer: CustomerId): Promise<void> {
  const { rows: unplaced } = await sql<{
    id: string;
  }>`select id from shop_order where customer = ${customer} and stage <> 'placed'`.execute(trx);
  const { rows } = await sql<{ id: string }>`select id from unnest(${unplaced.map(({ id }) => id)}::text[]) unplaced (id)
    where not exists (select from ledger_entry where payable = id) and not exists (select from payment_event where payable = unplaced.id)`.execute(
    trx,
  );
  const ids = rows.map(({ id }) => id);
  await sql`delete from shop_order where customer = ${customer} and id = any(${ids}::text[])`.execute(trx); // First: a step goes only after its order.
  await sql`delete from order_step where customer = ${customer} and order_id = any(${ids}::text[])`.execute(trx);
  await sql`delete from order_number where id = any(${ids}::text[])`.execute(trx);
}
