import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Health plans that were bought for a year, with their steps. */
export const subscriptions: Migration = {
  async up(db) {
    await sql`create table plan_subscription (
      id text primary key,
      customer text not null references customer on delete cascade,
      facts jsonb not null,
      state text not null,
      expires_at timestamptz check (expires_at is not null or state <> 'pending_payment'),
      made_at timestamptz not null,
      call_key text not null,
      language text check (language in ('en', 'hi')),
      unique (customer, call_key)
    )`.execute(db);
    await sql`create index plan_subscription_made on plan_subscription (made_at, id)`.execute(db);
    await sql`create unique index plan_subscription_waiting on plan_subscription (customer) where state = 'pending_payment'`.execute(db);
    await sql`create table plan_subscription_step (
      subscription_id text not null references plan_subscription on delete cascade,
      number integer not null,
      at timestamptz not null,
      by jsonb not null,
      deed jsonb not null,
      primary key (subscription_id, number)
    )`.execute(db);
  },
};
