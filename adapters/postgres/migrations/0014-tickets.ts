import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers' tickets about their orders. Their numbers are of one series with those of messages: whoever names a number means one thing. */
export const tickets: Migration = {
  async up(db) {
    await sql`create table ticket (
      number int primary key default nextval('message_number_seq'),
      customer text not null references customer on delete cascade,
      payable text not null,
      topic text not null,
      state text not null check (state in ('open', 'acknowledged', 'in-progress', 'waiting-for-customer', 'resolved', 'closed', 'reopened')),
      opened_by text not null,
      opened_at timestamptz not null,
      resolved_at timestamptz,
      unique (customer, opened_by),
      check ((state in ('resolved', 'closed')) = (resolved_at is not null))
    )`.execute(db);
    await sql`create index ticket_customer on ticket (customer, number)`.execute(db);
    await sql`create index ticket_state on ticket (state, number)`.execute(db);
    await sql`create index ticket_open on ticket (opened_at) where state = 'open'`.execute(db);

    // What was said stays as it was said.
    await sql`create table ticket_message (
      ticket int not null references ticket on delete cascade,
      place int not null check (place > 0),
      id text not null,
      sender text not null check (sender in ('customer', 'staff')),
      said_at timestamptz not null,
      text text not null,
      primary key (ticket, place),
      unique (ticket, id)
    )`.execute(db);
    await sql`create table ticket_file (
      ticket int not null,
      message int not null,
      place int not null check (place > 0),
      upload text not null references upload on delete cascade,
      primary key (ticket, message, place),
      foreign key (ticket, message) references ticket_message on delete cascade
    )`.execute(db);
    await sql`create index ticket_file_upload on ticket_file (upload)`.execute(db);
  },
};
