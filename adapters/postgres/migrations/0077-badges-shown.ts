import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a player first saw the badges of a challenge. */
export const badgesShown: Migration = {
  async up(db) {
    await sql`alter table challenge_player add column badges_shown_at timestamptz`.execute(db);
  },
};
