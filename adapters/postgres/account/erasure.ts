import { sql } from "kysely";
import { NO_NAME } from "#core/identity/full-name.ts";
import { placeOf } from "#adapters/postgres/nodes/places.ts";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NamingColumn } from "#adapters/postgres/stored-area.ts";

/**
 * The tables with rows about a customer, with the columns that name the customer. The rows are erased with the account, in this order.
 * Files come last: deleting a file looks for the tickets and reviews that name it, and these are gone by then.
 */
export const ERASED_COLUMNS: readonly NamingColumn[] = [
  ...storedAreas.flatMap(({ erased }) => erased ?? []),
  ...storedAreas.flatMap(({ erasedLast }) => erasedLast ?? []),
];

/**
 * The tables whose rows stay until the customer's row is deleted. A test fails for a table that names a customer and is in neither list.
 */
export const RETAINED_COLUMNS: readonly NamingColumn[] = storedAreas.flatMap(({ retained }) => retained ?? []);

/**
 * Deletes a customer's row and what was retained until then, as part of the caller's transaction. What lies by customer goes by statements
 * of its own: the foreign key that takes it along on one PostgreSQL is none on many. They come after the customer's row, since entries of
 * points are kept as long as that is there.
 */
export async function deleteCustomerIn(trx: Database, customer: CustomerId): Promise<void> {
  await trx.deleteFrom("customer").where("id", "=", customer).execute();
  for (const [table, column] of RETAINED_COLUMNS)
    if (placeOf(table) === "by-customer") await sql`delete from ${sql.id(table)} where ${sql.id(column)} = ${customer}`.execute(trx);
}

/** Erases personal data, as part of the caller's transaction. */
export async function eraseIn(trx: Database, customer: CustomerId): Promise<void> {
  for (const { erase } of storedAreas) await erase?.(trx, customer);
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
