import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What laboratories offer. Two entries of one import may take each other's slug: hence the slugs are compared at its end. */
export const labs: Migration = {
  async up(db) {
    await sql`create table lab (id text primary key, offer jsonb not null)`.execute(db);
    for (const table of ["lab_test", "lab_package"])
      await sql`create table ${sql.table(table)} (
        id text primary key,
        slug text not null unique deferrable initially deferred,
        offer jsonb not null
      )`.execute(db);
  },
};
