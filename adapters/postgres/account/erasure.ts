import { sql } from "kysely";
import { NO_NAME } from "#core/identity/full-name.ts";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NamingColumn } from "#adapters/postgres/stored-area.ts";

/**
 * Tables with rows that speak of a customer, by the columns that name whom: erased with the account, in this order. Files are last: deleting one
 * looks for the tickets and reviews that name it, and these are gone by then.
 */
export const ERASED_COLUMNS: readonly NamingColumn[] = [
  ...storedAreas.flatMap(({ erased }) => erased ?? []),
  ...storedAreas.flatMap(({ erasedLast }) => erasedLast ?? []),
];

/** Those that stay until the customer's row goes. A test refuses a table that names a customer and is in neither list. */
export const RETAINED_COLUMNS: readonly NamingColumn[] = storedAreas.flatMap(({ retained }) => retained ?? []);

/** Takes out what is personal, as part of the caller's transaction. */
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
