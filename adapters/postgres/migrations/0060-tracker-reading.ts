import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** From which change on devices must know of somebody's entries, since those before were deleted for good. */
export const trackerReading: Migration = {
  async up(db) {
    await sql`create table tracker_reading (
      customer text primary key references customer on delete cascade,
      anew_from int8 not null
    )`.execute(db);
  },
};
