import { sql } from "kysely";
import { columnsOf } from "./patient-columns.ts";
import type { Patient } from "#core/account/patient.ts";
import type { EntryKind } from "#core/trackers/tracked-value.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PatientColumns } from "./patient-columns.ts";

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

const PATIENTS_AT_ONCE = 500;

/**
 * Deletes entries that were removed before then, with their presses, of one patient after the other: their rows lie together, and those of
 * two may lie on two nodes. A device that has not heard of their removal reads anew.
 */
export async function forgetEntries(db: Database, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<PatientColumns>`select customer, member from tracker_entry
      where value is null and changed_at < ${before} group by customer, member limit ${PATIENTS_AT_ONCE}`.execute(db);
    for (const whose of rows) await db.transaction().execute((trx) => forgetEntriesOf(trx, whose, before));
    if (rows.length < PATIENTS_AT_ONCE) return;
  }
}

async function forgetEntriesOf(trx: Database, { customer, member }: PatientColumns, before: Date): Promise<void> {
  const { rows: gone } = await sql<{ entry: string; change: number }>`delete from tracker_entry
    where customer = ${customer} and member = ${member} and value is null and changed_at < ${before} returning entry, change`.execute(trx);
  if (gone.length === 0) return;
  await sql`insert into tracker_reading (customer, member, anew_from)
    values (${customer}, ${member}, ${Math.max(...gone.map(({ change }) => change))})
    on conflict (customer, member) do update set anew_from = greatest(tracker_reading.anew_from, excluded.anew_from)`.execute(trx);
  await sql`delete from tracker_op where customer = ${customer} and member = ${member}
    and entry = any(${gone.map(({ entry }) => entry)})`.execute(trx);
}
