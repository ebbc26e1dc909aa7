import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The city that a pincode names in an address; null: none is known. */
export const pincodeCities: Migration = {
  async up(db) {
    await sql`alter table pincode add column city text`.execute(db);
  },
};
