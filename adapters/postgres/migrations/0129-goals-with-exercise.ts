import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How a goal of meals was worked out, and whether exercise is added to it: to none of those that were set before. */
export const goalsWithExercise: Migration = {
  async up(db) {
    await sql`alter table tracker_goal add column activity text, add column adds_exercise boolean not null default false`.execute(db);
  },
};
