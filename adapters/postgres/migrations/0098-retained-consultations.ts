import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What care law keeps of the appointments of erased accounts, under a pseudonym. Signed prescriptions used to stay with their customer's id
 * and name: those of accounts that are gone come here without both, and the others now go with their account.
 */
export const retainedConsultations: Migration = {
  async up(db) {
    await sql`create table retained_consultation (
      number bigint primary key generated always as identity,
      pseudonym uuid not null,
      practitioner text collate "C" not null,
      starts_at timestamptz not null,
      kept_until date not null,
      content jsonb not null
    )`.execute(db);
    await sql`create index retained_consultation_practitioner on retained_consultation (practitioner, starts_at)`.execute(db);
    await sql`create index retained_consultation_until on retained_consultation (kept_until)`.execute(db);

    await sql`with gone as (
        select * from prescription
        where not exists (select from customer where customer.id = prescription.customer and customer.standing <> 'erased')
      ), patient as (
        select customer, member, gen_random_uuid() as pseudonym from gone group by customer, member
      ), kept as (
        select gone.*, pseudonym, first.content::jsonb as first, to_timestamp((first.content->>'start')::float8 / 1000) as starts_at
        from gone
        join patient on patient.customer = gone.customer and patient.member is not distinct from gone.member
        join prescription_version first on first.booking_id = gone.booking_id and first.version = 1
      )
      insert into retained_consultation (pseudonym, practitioner, starts_at, kept_until, content)
      select pseudonym, first #>> '{practitioner,id}', starts_at, (starts_at at time zone 'Asia/Kolkata')::date + interval '36 months',
        jsonb_build_object('consent', null, 'rooms', '[]'::jsonb, 'shared', null, 'prescription', jsonb_build_object(
          'versions', (select jsonb_agg((content::jsonb - 'booking' - 'former') #- '{patient,name}' order by version)
            from prescription_version where prescription_version.booking_id = kept.booking_id),
          'withdrawn', case when withdrawn_at is null then null
            else jsonb_build_object('at', floor(extract(epoch from withdrawn_at) * 1000)::int8, 'reason', withdrawn_because) end))
      from kept order by starts_at`.execute(db);
    await sql`delete from prescription
      where not exists (select from customer where customer.id = prescription.customer and customer.standing <> 'erased')`.execute(db);
    await sql`alter table prescription add foreign key (customer) references customer on delete cascade`.execute(db);
  },
};
