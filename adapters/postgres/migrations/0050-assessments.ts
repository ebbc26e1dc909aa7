import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What customers answer before a consultation: for each patient, kind and appointment one that is not stopped. Answers are the newest of
 * each question; answers to questions that are not asked are never here. The state is what the steps make of it.
 */
export const assessments: Migration = {
  async up(db) {
    await sql`create table assessment (
      id text collate "C" primary key,
      customer text not null references customer on delete cascade,
      member text,
      booking text collate "C" references booking on delete cascade,
      kind text collate "C" not null,
      version integer not null,
      state text not null check (state in ('in_progress', 'completed', 'amended', 'stopped')),
      answers jsonb not null,
      steps jsonb not null,
      begun_at timestamptz not null
    )`.execute(db);
    await sql`create index assessment_customer on assessment (customer, begun_at desc)`.execute(db);
    await sql`create unique index assessment_place on assessment (customer, kind, coalesce(member, ''), coalesce(booking, ''))
      where state <> 'stopped'`.execute(db);
    await sql`create index assessment_booking on assessment (booking)`.execute(db);
  },
};
