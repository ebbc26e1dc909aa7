import type { Database } from "./database.ts";

/** Part of the transaction that the caller has open; where none is, one of its own. */
export const inTransaction = <Outcome>(db: Database, act: (trx: Database) => Promise<Outcome>): Promise<Outcome> =>
  db.isTransaction ? act(db) : db.transaction().execute(act);
