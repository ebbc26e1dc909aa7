import type { Database } from "#adapters/postgres/engine/database.ts";

/** Ids of practitioners who take appointments but whose registration nobody has verified, so that nobody is shown them, in their order. */
export async function unverifiedPractitioners(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("practitioner")
    .select("id")
    .where("is_active", "=", true)
    .where("verified_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
