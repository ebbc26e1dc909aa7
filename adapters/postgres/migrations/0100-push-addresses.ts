import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where a customer's devices are reached by push. An address ends with the session that stored it. */
export const pushAddresses: Migration = {
  async up(db) {
    await sql`create table push_address (
      customer text not null references customer on delete cascade,
      session text not null references session on delete cascade,
      endpoint text not null unique check (length(endpoint) <= 1000),
      p256dh text not null,
      auth text not null,
      language text not null check (language in ('en', 'hi')),
      kept_at timestamptz not null,
      primary key (customer, session)
    )`.execute(db);
    await sql`create index push_address_session on push_address (session)`.execute(db);
  },
};
