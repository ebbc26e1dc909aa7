import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who wants to see neither calories nor weight, and since when. */
export const bodyFigures: Migration = {
  async up(db) {
    await sql`create table tracker_hiding (
      customer text primary key references customer on delete cascade,
      since timestamptz not null
    )`.execute(db);
  },
};
