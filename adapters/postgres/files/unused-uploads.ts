import { sql } from "kysely";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

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
    const { rows } = await sql<{ id: string }>`
      select id from upload where kind = any(${kinds}::text[]) and uploaded_at < ${new Date(now - SAID_WITHIN)} and ${unnamed}
      order by id limit ${AT_ONCE} for update skip locked`.execute(trx);
    await sql`delete from upload where id = any(${rows.map(({ id }) => id)}::text[]) and ${unnamed}`.execute(trx);
  });
}

const declared = storedAreas.flatMap(({ unusedUploads }) => unusedUploads ?? []);
const kinds = declared.flatMap((uploads) => uploads.kinds);
const unnamed = sql.join(
  declared.map(({ namedBy: [table, column] }) => sql`not exists (select from ${sql.id(table)} where ${sql.id(table, column)} = upload.id)`),
  sql` and `,
);
