import { sql } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Deletes all entries of these trackers with their presses, as part of the caller's transaction. Every device of theirs then reads anew. */
export async function eraseEntries(trx: Database, customer: CustomerId, trackers: readonly OpenTracker[]): Promise<void> {
  await sql`with gone as (
      delete from tracker_entry where customer = ${customer} and tracker = any(${[...trackers]}) returning entry
    )
    delete from tracker_op using gone where tracker_op.customer = ${customer} and tracker_op.entry = gone.entry`.execute(trx);
  await sql`insert into tracker_reading (customer, anew_from) values (${customer}, nextval('tracker_change'))
    on conflict (customer) do update set anew_from = excluded.anew_from`.execute(trx);
}

/** Deletes entries that were removed before then, with their presses. A device that has not heard of their removal reads anew. */
export async function forgetEntries(db: Database, before: Date): Promise<void> {
  await sql`with gone as (
      delete from tracker_entry where value is null and changed_at < ${before} returning customer, entry, change
    ), told as (
      insert into tracker_reading (customer, anew_from) select customer, max(change) from gone group by customer
      on conflict (customer) do update set anew_from = greatest(tracker_reading.anew_from, excluded.anew_from)
    )
    delete from tracker_op using gone where tracker_op.customer = gone.customer and tracker_op.entry = gone.entry`.execute(db);
}
