import { sql } from "kysely";
import { NO_NAME } from "#core/identity/full-name.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Tables with rows that speak of a customer, by the columns that name whom: erased with the account.
 *
 * What tax or care law wants kept stands in `KEPT`, under nobody's name, and goes with the customer's row six months later. A test refuses a table that
 * names a customer and stands in neither.
 */
export const ERASED_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ["session", "customer"],
  ["password_reset", "customer"],
  ["address", "customer"],
  ["family_member", "customer"],
  ["cart", "customer"],
  ["wish", "customer"],
  ["notification", "customer"],
  ["notification", "from_customer"],
  ["notified", "customer"],
  ["follow", "follower"],
  ["follow", "followed"],
  ["fitbook_group_member", "customer"],
  ["challenge_member", "customer"],
  ["customer_block", "blocker"],
  ["customer_block", "blocked"],
  ["customer_report", "reporter"],
  ["customer_report", "reported"],
  ["customer_invite", "invited"],
  ["customer_invite", "inviter"],
  ["profile_picture", "customer"],
  ["ticket", "customer"],
  ["review", "customer"],
  ["upload", "owner"],
  ["enquiry", "customer"],
  ["message", "customer"],
  ["push_token", "customer"],
  ["order_call", "customer"],
];

export const RETAINED_COLUMNS: readonly (readonly [table: string, column: string])[] = [["reward_entry", "customer"]];

/**
 * Takes out what is personal, as part of the caller's transaction. Orders for which money or goods moved stay with the address on their
 * invoices, which must be kept for 72 months (CGST section 36), and outlast the customer's row; nothing else tells who their customer was.
 */
export async function eraseIn(trx: Database, customer: CustomerId): Promise<void> {
  await trx.deleteFrom("one_time_code").where("target", "in", targetsOf(customer)).execute();
  await trx.deleteFrom("subscription").where("email", "in", targetsOf(customer)).execute();
  await forgetUnplaced(trx, customer);
  for (const [table, column] of ERASED_COLUMNS) await sql`delete from ${sql.id(table)} where ${sql.id(column)} = ${customer}`.execute(trx);
  await trx
    .updateTable("customer")
    .set({
      name: NO_NAME,
      mobile: null,
      email: null,
      gender: null,
      birthdate: null,
      reference_code: null,
      invite_code: null,
      password_hash: null,
      aggregator: null,
    })
    .where("id", "=", customer)
    .execute();
}

const targetsOf = (customer: CustomerId) => sql<string>`(select unnest(array[mobile, email]) from customer where id = ${customer})`;

const forgetUnplaced = (trx: Database, customer: CustomerId) =>
  sql`delete from shop_order where customer = ${customer} and stage <> 'placed'
    and not exists (select from ledger_entry where payable = shop_order.id) and not exists (select from payment_event where payable = shop_order.id)`.execute(
    trx,
  );
