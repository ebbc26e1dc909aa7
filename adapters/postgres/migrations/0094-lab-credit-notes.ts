import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Credit notes among the papers of lab bookings. */
export const labCreditNotes: Migration = {
  async up(db) {
    await sql`alter table lab_paper drop constraint lab_paper_kind_check`.execute(db);
    await sql`alter table lab_paper add constraint lab_paper_kind_check check (kind in ('receipt', 'bill', 'credit-note'))`.execute(db);
  },
};
