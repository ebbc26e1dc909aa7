import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Practitioners with their fees, clinics and calendars, and the appointments that take their time. Reviews may be about practitioners too. */
export const practitioners: Migration = {
  async up(db) {
    await sql`create table practitioner (
      id text primary key,
      name text not null,
      therapy text not null,
      qualifications text[] not null,
      council text,
      registration text,
      languages text[] not null,
      gender text not null,
      practising_since int not null,
      cities text[] not null,
      clinics jsonb not null,
      fees jsonb not null check (jsonb_array_length(fees) > 0),
      about jsonb,
      picture text,
      buffer int not null check (buffer between 0 and 120),
      lead int not null check (lead between 0 and 10080),
      horizon int not null check (horizon between 1 and 365),
      gst float8 not null check (gst between 0 and 100),
      account text,
      is_active boolean not null,
      verified_at timestamptz,
      windows jsonb not null,
      exceptions jsonb not null
    )`.execute(db);
    await sql`create index practitioner_listed on practitioner (id) where is_active and verified_at is not null`.execute(db);

    await sql`create table booking (
      id text primary key,
      practitioner text not null references practitioner,
      customer text not null references customer on delete cascade,
      member text,
      starts_at timestamptz not null,
      length int not null check (length between 1 and 240),
      buffer int not null check (buffer between 0 and 120),
      state text not null check (state in (
        'held', 'pending_payment', 'expired', 'confirmed', 'checked_in', 'in_progress', 'completed', 'cancelled_by_patient',
        'cancelled_by_practitioner', 'no_show_patient', 'no_show_practitioner', 'failed_technically'
      )),
      expires_at timestamptz,
      check (state not in ('held', 'pending_payment') or expires_at is not null)
    )`.execute(db);
    const blocking = sql`where state in ('held', 'pending_payment', 'confirmed', 'checked_in', 'in_progress')`;
    await sql`create index booking_practitioner on booking (practitioner, starts_at) ${blocking}`.execute(db);
    await sql`create index booking_customer on booking (customer, starts_at)`.execute(db);

    await sql`alter table review drop constraint review_subject_kind_check`.execute(db);
    await sql`alter table review add constraint review_subject_kind_check check (subject_kind in ('product', 'practitioner'))`.execute(db);
  },
};
