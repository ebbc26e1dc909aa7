import { sql } from "kysely";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whoever sends a file for a ticket or a review says so soon after, or not at all. In milliseconds. */
const SAID_WITHIN = 2 * 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Forgets files that were sent for something, as a ticket or a review, that then named none of them, so that they are swept away. `now` in milliseconds since 1970. */
export async function forgetUnusedUploads(db: Database, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locked first and looked at again then: whoever names one meanwhile has come before, or finds it gone.
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
