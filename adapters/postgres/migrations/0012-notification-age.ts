import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Old notifications are found without reading all: they lie in the order in which they came, so an index of ranges, next to nothing in size, does. */
export const notificationAge: Migration = {
  async up(db) {
    await sql`create index notification_age on notification using brin (created_at)`.execute(db);
  },
};
