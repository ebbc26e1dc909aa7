import { sql } from "kysely";
import { ownHistory } from "./0159-bookings-by-customer.ts";
import type { Migration } from "kysely/migration";

/**
 * Steps of bookings of tests and what laboratories found are found by their customer first, so that they can lie on many nodes (`adapters/postgres/nodes/places.ts`). The booking
 * itself stays with the room of a slot that it takes, and tells whose it is. A statement that reads a booking goes on from there by `own_lab_booking`, which PostgreSQL plans by itself.
 *
 * A server of before goes on with these tables: a trigger tells its steps whose they are, and foreign keys take all of it along when it erases an account, and keep the file of a report.
 * It reads a table to find rows by their booking alone, until it is exchanged. `distribute` drops these.
 */
export const labBookingsByCustomer: Migration = {
  async up(db) {
    await sql`lock table lab_booking in share row exclusive mode`.execute(db); // In the order in which servers file a report.
    await sql`lock table lab_booking_step, lab_report in access exclusive mode`.execute(db);
    await sql`alter table lab_booking add unique (customer, id)`.execute(db);
    await sql`alter table lab_booking_step drop constraint lab_booking_step_booking_id_fkey, drop constraint lab_booking_step_pkey,
      add column customer text`.execute(db);
    await sql`update lab_booking_step set customer = lab_booking.customer from lab_booking where lab_booking.id = booking_id`.execute(db);
    await sql`alter table lab_booking_step add primary key (customer, booking_id, number),
      add constraint lab_booking_step_booking_fkey foreign key (customer, booking_id) references lab_booking (customer, id) on delete cascade`.execute(
      db,
    );
    await sql`alter table lab_report drop constraint lab_report_booking_id_fkey, drop constraint lab_report_pkey, drop constraint lab_report_booking_id_number_key,
      add primary key (customer, booking_id, number),
      add constraint lab_report_booking_fkey foreign key (customer, booking_id) references lab_booking (customer, id) on delete cascade`.execute(
      db,
    );

    await sql`create function name_lab_booking_customer() returns trigger language plpgsql as $$
      begin
        new.customer := (select customer from lab_booking where id = new.booking_id);
        return new;
      end
    $$`.execute(db);
    await sql`create trigger name_lab_booking_customer before insert on lab_booking_step
      for each row when (new.customer is null) execute function name_lab_booking_customer()`.execute(db);
    await ownHistory("own_lab_booking", { steps: "lab_booking_step", key: "booking_id" }).execute(db);
  },
};
