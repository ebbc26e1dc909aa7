import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Signed prescriptions, version by version. A version is never changed nor deleted on its own; care law keeps them when an account is erased,
 * so that they hang on no booking's row. Texts stay letter by letter, because their hash is taken of them: json.
 */
export const prescriptions: Migration = {
  async up(db) {
    await sql`create table prescription (
      booking_id text primary key,
      number text not null unique,
      customer text not null,
      member text,
      withdrawn_at timestamptz,
      withdrawn_because text,
      signed_at timestamptz not null,
      check ((withdrawn_at is null) = (withdrawn_because is null))
    )`.execute(db);
    await sql`create index prescription_customer on prescription (customer, signed_at desc)`.execute(db);
    await sql`create table prescription_version (
      booking_id text not null references prescription on delete cascade,
      version int not null check (version > 0),
      content json not null,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      primary key (booking_id, version)
    )`.execute(db);
    await sql`create function keep_prescription_version() returns trigger language plpgsql as $$
      begin raise exception 'a signed version is never changed'; end
    $$`.execute(db);
    await sql`create trigger keep_prescription_version before update on prescription_version
      for each row execute function keep_prescription_version()`.execute(db);
  },
};
