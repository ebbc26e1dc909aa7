import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Posts for the members of a group. */
export const postsOfGroups: Migration = {
  async up(db) {
    await sql`alter table fitbook_post
      add column fitbook_group text references fitbook_group on delete cascade,
      drop constraint fitbook_post_audience_check,
      add constraint fitbook_post_audience_check check (audience in ('everybody', 'followers', 'me', 'group')),
      add constraint fitbook_post_group_check check ((audience = 'group') = (fitbook_group is not null))`.execute(db);
    await sql`create index fitbook_post_group on fitbook_post (fitbook_group, created_at desc, id desc)
      where fitbook_group is not null`.execute(db);
  },
};
