import { sql } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Erases a customer's orders that were never placed and for which no money moved, as part of the caller's transaction. */
export async function eraseOrdersIn(trx: Database, customer: CustomerId): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from shop_order where customer = ${customer} and stage <> 'placed'
    and not exists (select from ledger_entry entry where entry.customer = ${customer} and entry.payable = shop_order.id)
    and not exists (select from payment_event event where event.customer = ${customer} and event.payable = shop_order.id)`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from shop_order where customer = ${customer} and id = any(${ids}::text[])`.execute(trx); // First: a step goes only after its order.
  await sql`delete from order_step where customer = ${customer} and order_id = any(${ids}::text[])`.execute(trx);
  await sql`delete from order_number where id = any(${ids}::text[])`.execute(trx);
}
