import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whoever sends a file for a ticket or a review says so soon after, or not at all. In milliseconds. */
const SAID_WITHIN = 2 * 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Forgets files that were sent for tickets and reviews and that none of them names, so that they are swept away. `now` in milliseconds since 1970. */
export async function forgetUnusedUploads(db: Database, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locked first and looked at again then: whoever names one meanwhile has come before, or finds it gone.
    const { rows } = await sql<{ id: string }>`
      select id from upload where kind in ('ticket-picture', 'ticket-video', 'review-picture') and uploaded_at < ${new Date(now - SAID_WITHIN)} and ${unnamed}
      order by id limit ${AT_ONCE} for update skip locked`.execute(trx);
    await sql`delete from upload where id = any(${rows.map(({ id }) => id)}::text[]) and ${unnamed}`.execute(trx);
  });
}

const unnamed = sql`not exists (select from ticket_file where ticket_file.upload = upload.id)
  and not exists (select from review_picture where review_picture.upload = upload.id)`;
