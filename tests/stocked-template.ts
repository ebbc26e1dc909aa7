import { sql } from "kysely";
import { inject } from "vitest";
import { putDemo } from "#adapters/composition/demo.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { seedOnce } from "#adapters/postgres/demo/seed-once.ts";
import { demo } from "#tests/builders/demo.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

/** A database of the test's own that holds a new shop with the demo. */
export const aStockedDatabase = async (): Promise<Database> => aDatabase(await aStockedPlace());

/** Where such a database is. The first test of a run that asks fills one, the others have copies. */
export async function aStockedPlace(): Promise<Server> {
  const main = openDatabase(inject("server"), { timeout: 60_000 });
  await main.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('stocked'))`.execute(connection);
    const { rows } = await sql`select 1 from pg_database where datname = 'stocked'`.execute(connection);
    if (rows.length === 0) {
      const draft = await aPlace();
      const db = await aDatabase(draft);
      await seedOnce(db, (trx) => putDemo(trx, demo));
      await sql`analyze`.execute(db); // As a database does by itself in its first minute.
      await db.destroy();
      await sql`alter database ${sql.id(draft.database)} rename to stocked`.execute(connection);
    }
    await sql`select pg_advisory_unlock(hashtext('stocked'))`.execute(connection);
  });
  await main.destroy();
  return aPlace("stocked");
}
