import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the sandbox keeps, as a provider does apart from the shop. Nothing of the shop refers to it, and it to nothing of the shop. */
export const sandboxPayments: Migration = {
  async up(db) {
    await sql`create table sandbox_order (
      id text primary key,
      payable text not null unique,
      amount amount not null check (amount > 0),
      opened_at timestamptz not null
    )`.execute(db);
    await sql`create table sandbox_payment (
      id text primary key,
      order_id text not null references sandbox_order on delete cascade,
      amount amount not null,
      state text not null check (state in ('late', 'captured', 'failed')),
      at timestamptz not null
    )`.execute(db);
    await sql`create index sandbox_payment_order on sandbox_payment (order_id)`.execute(db);
    await sql`create table sandbox_refund (
      key text primary key,
      payment text not null references sandbox_payment on delete cascade,
      amount amount not null check (amount > 0),
      at timestamptz not null
    )`.execute(db);
    await sql`create index sandbox_refund_payment on sandbox_refund (payment)`.execute(db);
  },
};
