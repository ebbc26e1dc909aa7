import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Challenges for the members of a group. */
export const challengesOfGroups: Migration = {
  async up(db) {
    await sql`alter table challenge add column fitbook_group text references fitbook_group`.execute(db);
    await sql`create index challenge_group on challenge (fitbook_group, end_day desc, id desc) where fitbook_group is not null`.execute(db);
  },
};
