import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What patients say privately of a consultation. It goes with the booking. */
export const bookingFeedback: Migration = {
  async up(db) {
    await sql`create table booking_feedback (
      booking_id text primary key references booking on delete cascade,
      line int not null check (line between 1 and 5),
      text text not null
    )`.execute(db);
  },
};
