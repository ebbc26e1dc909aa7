import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";

/** The schema in which pg-boss keeps its tables. */
export const JOBS = "jobs";

/** Makes pg-boss's tables. What its later versions change there, it changes itself, under a lock of its own. */
export async function putJobTables(db: Kysely<unknown>): Promise<void> {
  const { getConstructionPlans } = await import("pg-boss"); // Loaded here alone: a start on tables that stand does not wait for it.
  const plan = getConstructionPlans(JOBS);
  const statements = plan.slice(plan.indexOf("CREATE SCHEMA"), plan.lastIndexOf("COMMIT")); // Without its own transaction: it is part of ours.
  await db.executeQuery(CompiledQuery.raw(statements));
}
