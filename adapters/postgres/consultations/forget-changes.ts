import type { Database } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Servers ask for the changes of the last hour at most, and their clocks may differ. */
export async function forgetPractitionerChanges(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("practitioner_change")
    .where("changed_at", "<", new Date(now - DAY))
    .execute();
}
