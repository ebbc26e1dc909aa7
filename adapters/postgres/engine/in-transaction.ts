import type { Database } from "./database.ts";

/** Runs as part of the caller's open transaction; without one, in a transaction of its own. */
export const inTransaction = <Outcome>(db: Database, act: (trx: Database) => Promise<Outcome>): Promise<Outcome> =>
  db.isTransaction ? act(db) : db.transaction().execute(act);
