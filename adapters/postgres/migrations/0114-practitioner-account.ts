import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose account a practitioner's is, which each request at the desk asks: without an index all practitioners are read for it. */
export const practitionerAccount: Migration = {
  async up(db) {
    await sql`create index practitioner_account on practitioner (account) where account is not null`.execute(db);
  },
};
