import { sql } from "kysely";
import { placeOf } from "#adapters/postgres/nodes/places.ts";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NamingColumn } from "#adapters/postgres/stored-area.ts";

/** How long a file may stay unused, in milliseconds. People who send a file for a ticket or a review send the text soon after, or never. */
const SAID_WITHIN = 2 * 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/**
 * Deletes the uploads for tickets, reviews and the like that nothing names, so that their files are removed. `now` in milliseconds since
 * 1970.
 */
export async function forgetUnusedUploads(db: Database, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The row is locked and then checked again. If another transaction names the file meanwhile, it has come first, or it finds the file
    // gone.
    const { rows } = await sql<{ id: string }>`${named}
      select id from upload where kind = any(${kinds}::text[]) and uploaded_at < ${new Date(now - SAID_WITHIN)} and ${unnamed}
      order by id limit ${AT_ONCE} for update skip locked`.execute(trx);
    await sql`${named} delete from upload where id = any(${rows.map(({ id }) => id)}::text[]) and ${unnamed}`.execute(trx);
  });
}

const declared = storedAreas.flatMap(({ unusedUploads }) => unusedUploads ?? []);
const kinds = declared.flatMap((uploads) => uploads.kinds);
const naming = declared.map(({ namedBy }) => namedBy);
const byCustomer = naming.filter(([table]) => placeOf(table) === "by-customer");
const beside: readonly NamingColumn[] = [...naming.filter((column) => !byCustomer.includes(column)), ["named", "id"]];

/** What rows that lie by customer name is read as a whole, of all nodes: these can't be asked file by file. */
const named = sql`with named (id) as materialized (${sql.join(
  byCustomer.map(([table, column]) => sql`select ${sql.id(column)} from ${sql.id(table)} where ${sql.id(column)} is not null`),
  sql` union all `,
)})`;
const unnamed = sql.join(
  beside.map(([table, column]) => sql`not exists (select from ${sql.id(table)} where ${sql.id(table, column)} = upload.id)`),
  sql` and `,
);
