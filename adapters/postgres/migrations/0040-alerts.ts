import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who wants to be told of a product that is back, of a price, of an area that opens. Visitors are known by an address that they confirm. */
export const alerts: Migration = {
  async up(db) {
    await sql`create table alert (
      id text primary key,
      kind text not null check (kind in ('back-in-stock', 'price-at-most', 'opening')),
      subject text not null,
      price int8 check (price >= 0),
      customer text references customer on delete cascade,
      email text,
      language text check (language in ('en', 'hi')),
      state text not null check (state in ('asked', 'waiting', 'told')),
      asked_at timestamptz not null,
      told_at timestamptz,
      check ((price is not null) = (kind = 'price-at-most')),
      check (num_nonnulls(customer, email) = 1),
      check (state <> 'asked' or customer is null),
      check ((told_at is not null) = (state = 'told'))
    )`.execute(db);
    await sql`create unique index alert_customer on alert (customer, kind, subject) where customer is not null`.execute(db);
    await sql`create unique index alert_email on alert (email, kind, subject, price) nulls not distinct where email is not null`.execute(
      db,
    );
    // Those who asked first in front, and those who would pay most: either is one look, however many wait.
    await sql`create index alert_waiting on alert (kind, subject, asked_at, id) where state = 'waiting'`.execute(db);
    await sql`create index alert_price on alert (subject, price) where state = 'waiting' and kind = 'price-at-most'`.execute(db);
    await sql`create index alert_asked on alert (asked_at) where state = 'asked'`.execute(db);
    await sql`create index alert_told on alert (told_at) where state = 'told'`.execute(db);

    await sql`create table alert_key (
      hash bytea primary key,
      opens text not null check (opens in ('confirm', 'leave')),
      alert text references alert on delete cascade,
      customer text references customer on delete cascade,
      email text,
      made_at timestamptz not null,
      check ((alert is not null) = (opens = 'confirm')),
      check (num_nonnulls(customer, email) = case opens when 'leave' then 1 else 0 end)
    )`.execute(db);
    await sql`create index alert_key_alert on alert_key (alert) where alert is not null`.execute(db);
    await sql`create index alert_key_customer on alert_key (customer) where customer is not null`.execute(db);
    await sql`create index alert_key_email on alert_key (email) where email is not null`.execute(db);
    await sql`create index alert_key_made_at on alert_key (made_at)`.execute(db);
  },
};
