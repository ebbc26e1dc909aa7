import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers and visitors wait for a quiz to open. */
export const quizAlerts: Migration = {
  async up(db) {
    await sql`alter table alert
      drop constraint alert_kind_check,
      add constraint alert_kind_check check (kind in ('back-in-stock', 'price-at-most', 'opening', 'quiz-opens'))`.execute(db);
  },
};
