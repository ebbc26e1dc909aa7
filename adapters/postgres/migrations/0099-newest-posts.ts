import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The newest posts of all are found at once, as a feed of somebody who follows many looks at them first. */
export const newestPosts: Migration = {
  async up(db) {
    await sql`create index fitbook_post_newest on fitbook_post (created_at desc, id desc) where standing = 'published'`.execute(db);
  },
};
