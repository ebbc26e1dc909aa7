import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { sql } from "kysely";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

/** Makes the database `migrated` on a server, of which tests take copies. */
export async function makeMigratedTemplate(server: Server): Promise<void> {
  await during(server, (db) => sql`create database migrated`.execute(db));
  await during({ ...server, database: "migrated" }, (db) => migrate(db, "the tests' database", jobKinds));
}

async function during(server: Server, act: (db: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> {
  const db = openDatabase(server);
  await act(db);
  await db.destroy();
}
