import { indianDay } from "#core/shared/indian-time.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The work of each hour deletes them; one of them may be under way. */
const DELETED_WITHIN = 2 * 60 * 60 * 1000;

/** How many kept consultations should have been deleted by now, and were not; `at` in milliseconds since 1970. */
export async function overdueRetained(db: Database, at: number): Promise<number> {
  const { count } = await db
    .selectFrom("retained_consultation")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("kept_until", "<=", indianDay(at - DELETED_WITHIN))
    .executeTakeFirstOrThrow();
  return Number(count);
}
