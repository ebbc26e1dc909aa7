import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What signing in needs: who somebody is, their password, the codes sent to them, what limits count, and keys that all servers share. */
export const identity: Migration = {
  async up(db) {
    await sql`alter table customer
      add gender text check (gender in ('female', 'male', 'other')),
      add birthdate date,
      add reference_code text,
      add password_hash text,
      add standing text not null default 'staying' check (standing in ('staying', 'blocked', 'leaving', 'erased')),
      add due_from timestamptz check ((due_from is not null) = (standing in ('leaving', 'erased')))`.execute(db);
    await sql`create table aggregator (
      name text primary key,
      api_key_hash bytea not null
    )`.execute(db);
    await sql`alter table customer add aggregator text references aggregator`.execute(db);
    await sql`create index customer_aggregator on customer (aggregator) where aggregator is not null`.execute(db);
    await sql`alter table session add opens text not null default 'account' check (opens in ('account', 'recovery'))`.execute(db);
    await sql`create table one_time_code (
      purpose text not null,
      target text not null,
      asker text not null,
      challenge text not null unique,
      hash text not null,
      reference_code text,
      sent_at timestamptz not null,
      state text not null check (state in ('awaited', 'proved', 'over')),
      tries smallint not null,
      until timestamptz not null,
      primary key (purpose, target, asker)
    )`.execute(db);
    await sql`create index one_time_code_until on one_time_code (until)`.execute(db);
    await sql`create table password_reset (
      key_hash text primary key,
      customer text not null unique references customer on delete cascade,
      until timestamptz not null
    )`.execute(db);
    await sql`create table attempt (
      key bytea primary key,
      made bigint[] not null,
      until timestamptz not null
    )`.execute(db);
    await sql`create index attempt_until on attempt (until)`.execute(db);
    await sql`create table shared_key (
      name text primary key,
      key bytea not null
    )`.execute(db);
  },
};
