import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Tickets and their messages are found by their customer first, so that they can lie on many nodes (`adapters/postgres/nodes/places.ts`); their files stay with the uploads
 * that they are and go with these. Numbers are still given once by their series, and found on all nodes by an index of their own.
 *
 * A server of before puts messages without their customer, and leaves it to the ticket to take them along when an account is erased. Until the release after this, one
 * PostgreSQL sees to both, by a trigger and a foreign key. It looks a ticket's messages up by the ticket alone, for which it reads the table, until it is exchanged.
 */
export const ticketsByCustomer: Migration = {
  async up(db) {
    await sql`lock table ticket, ticket_message, ticket_file in access exclusive mode`.execute(db); // In the order in which servers write to them.
    await sql`alter table ticket_file drop constraint ticket_file_ticket_message_fkey`.execute(db);
    await sql`alter table ticket_message
      drop constraint ticket_message_ticket_fkey,
      drop constraint ticket_message_pkey,
      drop constraint ticket_message_ticket_id_key,
      add column customer text`.execute(db);
    await sql`update ticket_message set customer = ticket.customer from ticket where ticket.number = ticket_message.ticket`.execute(db);
    await sql`alter table ticket drop constraint ticket_pkey, add primary key (customer, number)`.execute(db);
    await sql`drop index ticket_customer`.execute(db); // It is the primary key now.
    await sql`create index ticket_number on ticket (number)`.execute(db);
    await sql`alter table ticket_message
      add primary key (customer, ticket, place),
      add unique (customer, ticket, id),
      add constraint ticket_message_ticket_fkey foreign key (customer, ticket) references ticket on delete cascade`.execute(db);
    await sql`create function name_ticket_message_customer() returns trigger language plpgsql as $$
      begin
        new.customer := (select customer from ticket where number = new.ticket);
        return new;
      end
    $$`.execute(db);
    await sql`create trigger name_ticket_message_customer before insert on ticket_message
      for each row when (new.customer is null) execute function name_ticket_message_customer()`.execute(db);
  },
};
