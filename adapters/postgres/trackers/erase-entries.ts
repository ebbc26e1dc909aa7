import { sql } from "kysely";
import { columnsOf } from "./patient-columns.ts";
import type { Patient } from "#core/account/patient.ts";
import type { EntryKind } from "#core/trackers/entries/tracked-value.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Deletes all entries of these kinds with their presses, as part of the caller's transaction. Every device of theirs then reads anew. */
export async function eraseEntries(trx: Database, patient: Patient, kinds: readonly EntryKind[]): Promise<void> {
  const { customer, member } = columnsOf(patient);
  await sql`with gone as (
      delete from tracker_entry where customer = ${customer} and member = ${member} and tracker = any(${[...kinds]}) returning entry
    )
    delete from tracker_op using gone where tracker_op.customer = ${customer} and tracker_op.member = ${member} and tracker_op.entry = gone.entry`.execute(
    trx,
  );
  await sql`delete from tracker_day where customer = ${customer} and member = ${member} and tracker = any(${[...kinds]})`.execute(trx);
  await sql`insert into tracker_reading (customer, member, anew_from) values (${customer}, ${member}, nextval('tracker_change'))
    on conflict (customer, member) do update set anew_from = excluded.anew_from`.execute(trx);
}

/** Deletes entries that were removed before then, with their presses. A device that has not heard of their removal reads anew. */
export async function forgetEntries(db: Database, before: Date): Promise<void> {
  await sql`with gone as (
      delete from tracker_entry where value is null and changed_at < ${before} returning customer, member, entry, change
    ), told as (
      insert into tracker_reading (customer, member, anew_from) select customer, member, max(change) from gone group by customer, member
      on conflict (customer, member) do update set anew_from = greatest(tracker_reading.anew_from, excluded.anew_from)
    )
    delete from tracker_op using gone
      where tracker_op.customer = gone.customer and tracker_op.member = gone.member and tracker_op.entry = gone.entry`.execute(db);
}
