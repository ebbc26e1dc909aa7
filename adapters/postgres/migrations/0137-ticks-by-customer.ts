import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Ticks and who read health data are found by their customer first, so that they can lie on many nodes (`adapters/postgres/nodes/places.ts`). */
export const ticksByCustomer: Migration = {
  async up(db) {
    await sql`alter table dose_tick
      drop constraint dose_tick_pkey,
      drop constraint dose_tick_customer_booking_item_day_time_key,
      add primary key (customer, booking, item, day, time)`.execute(db);
    await sql`alter table access_entry drop constraint access_entry_pkey, add primary key (customer, number)`.execute(db);
    await sql`drop index access_entry_customer`.execute(db); // The primary key is read from its other end.
  },
};
