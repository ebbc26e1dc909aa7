import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Which practitioners changed, for the directory that every server keeps in memory: a row for each change of what it shows, with the
 * transaction that made it. Rows are only added, so that two transactions never wait here for each other, and go when they are old.
 */
export const practitionerChanges: Migration = {
  async up(db) {
    await sql`create table practitioner_change (
      practitioner text not null,
      changed_in xid8 not null default pg_current_xact_id(),
      changed_at timestamptz not null default now()
    )`.execute(db);
    await sql`create index practitioner_change_in on practitioner_change (changed_in)`.execute(db);
    await sql`create index practitioner_change_at on practitioner_change (changed_at)`.execute(db);

    await sql`create function tell_practitioner_change() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'practitioner' then
          insert into practitioner_change (practitioner) values (case when tg_op = 'DELETE' then old.id else new.id end);
        elsif tg_table_name = 'booking' then
          insert into practitioner_change (practitioner) values (case when tg_op = 'DELETE' then old.practitioner else new.practitioner end);
        else
          insert into practitioner_change (practitioner) values (new.subject);
        end if;
        return null;
      end
    $$`.execute(db);
    const tell = sql`for each row execute function tell_practitioner_change()`;
    await sql`create trigger tell_change after insert or update or delete on practitioner ${tell}`.execute(db);
    await sql`create trigger tell_change after insert or delete or update of practitioner, starts_at, length, buffer, state, expires_at
      on booking ${tell}`.execute(db);
    await sql`create trigger tell_change after insert or update on review_summary
      for each row when (new.subject_kind = 'practitioner') execute function tell_practitioner_change()`.execute(db);
  },
};
