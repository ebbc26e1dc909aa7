import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How often the pages of a route were looked at on an Indian day. */
export const pageViews: Migration = {
  async up(db) {
    await sql`create table page_view (
      day date not null,
      route text not null,
      views int8 not null check (views > 0),
      primary key (day, route)
    )`.execute(db);
  },
};
