import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the site says about itself, and what people write to it. */
export const content: Migration = {
  async up(db) {
    await sql`create table content (
      only_row boolean primary key default true check (only_row),
      company jsonb,
      landing jsonb,
      menus jsonb,
      hospital_page jsonb,
      health_plan_page jsonb
    )`.execute(db);

    await sql`create table enquiry (
      id text primary key,
      kind text not null check (kind in ('hospital', 'health-plan', 'corporate')),
      about text,
      name text not null,
      mobile text not null,
      email text,
      city text not null,
      message text not null,
      customer text references customer on delete cascade,
      state text not null default 'new' check (state in ('new', 'contacted', 'closed', 'spam')),
      sent_at timestamptz not null
    )`.execute(db);
    await sql`create index enquiry_customer on enquiry (customer)`.execute(db);

    await sql`create table message (
      id text primary key,
      number int generated always as identity (start with 10001) unique,
      name text not null,
      email text not null,
      mobile text,
      message text not null,
      customer text references customer on delete cascade,
      sent_at timestamptz not null
    )`.execute(db);
    await sql`create index message_customer on message (customer)`.execute(db);

    await sql`create table subscription (
      email text primary key,
      state text not null check (state in ('asked', 'confirmed')),
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      check ((state = 'confirmed') = (confirmed_at is not null))
    )`.execute(db);
    await sql`create index subscription_asked on subscription (asked_at) where state = 'asked'`.execute(db);
    await sql`create table subscription_key (
      hash bytea primary key,
      email text not null references subscription on delete cascade,
      opens text not null check (opens in ('confirm', 'leave')),
      made_at timestamptz not null
    )`.execute(db);
    await sql`create index subscription_key_email on subscription_key (email)`.execute(db);
  },
};
