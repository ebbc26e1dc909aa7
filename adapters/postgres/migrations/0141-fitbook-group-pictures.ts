import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Groups have a picture. It goes with the account of whoever sent it. */
export const fitbookGroupPictures: Migration = {
  async up(db) {
    await sql`alter table fitbook_group add column picture text references upload on delete set null`.execute(db);
    await sql`create index fitbook_group_picture on fitbook_group (picture) where picture is not null`.execute(db);
  },
};
