import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who may sign in, and where they are signed in. */
export const customers: Migration = {
  async up(db) {
    await sql`create table customer (
      id text primary key,
      name text not null,
      mobile text unique check (mobile ~ '^[0-9]{10}$'),
      email text unique,
      role text not null default 'customer' check (role in ('customer', 'practitioner', 'seller', 'lab', 'support', 'content', 'finance', 'admin')),
      created_at timestamptz not null
    )`.execute(db);
    await sql`create table session (
      id text primary key,
      token_hash bytea not null unique,
      customer text not null references customer on delete cascade,
      opened_at timestamptz not null,
      used_at timestamptz not null
    )`.execute(db);
    await sql`create index session_customer on session (customer)`.execute(db);
  },
};
