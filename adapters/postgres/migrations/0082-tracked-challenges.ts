import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Since when a player lets the day's sums of their tracker be counted; null: they don't. */
export const trackedChallenges: Migration = {
  async up(db) {
    await sql`alter table challenge_player add column tracker_shared_at timestamptz`.execute(db);
  },
};
