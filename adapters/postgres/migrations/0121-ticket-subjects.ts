import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tickets about appointments and lab bookings. Those that are there, and those that a server of the version before opens, are about orders. */
export const ticketSubjects: Migration = {
  async up(db) {
    await sql`alter table ticket add column subject text not null default 'order'
      check (subject in ('order', 'appointment', 'lab-booking'))`.execute(db);
  },
};
