import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Somebody who has noted so much on each of the last days, today among them: 8 glasses first, then walks. */
export type Noter = { readonly id: string; readonly days: number; readonly aDay: number };

/** Puts customers who let their health data be kept, with what they noted: one press an entry. */
export async function putEntries(db: Database, noters: readonly Noter[]): Promise<void> {
  for (const { id, days, aDay } of noters) {
    await sql`insert into customer (id, name, created_at) values (${id}, 'Noter', now())`.execute(db);
    await sql`insert into health_consent (customer, given_at, text_version) values (${id}, now(), ${HEALTH_CONSENT_TEXT})`.execute(db);
    await put(
      db,
      sql`select ${id}::text as customer, day, nth from generate_series(0, ${sql.lit(days - 1)}) as day, generate_series(1, ${sql.lit(aDay)}) as nth`,
    );
  }
}

/** Of more entries of others no presses are put: fifty million of each take more room than a usual disk has. */
const MOST_PRESSES = 10_000_000;

/**
 * Puts so many entries of others, of 1,000 each, 20 a day, with their presses and what their days come to. Indexes are made
 * when all rows are there: fifty million take half an hour so, and 50 GB.
 */
export async function putEntriesOfOthers(db: Database, count: number): Promise<void> {
  const people = Math.ceil(count / 1_000);
  await sql`insert into customer (id, name, created_at) select 'other-' || nth, 'Other ' || nth, now() from generate_series(1, ${sql.lit(people)}) as nth`.execute(
    db,
  );
  await withoutIndexes(db, "tracker_entry", () =>
    put(
      db,
      sql`select 'other-' || person as customer, nth / 20 as day, nth from generate_series(1, ${sql.lit(people)}) as person, generate_series(0, 999) as nth`,
    ),
  );
  await withoutIndexes(db, "tracker_op", () =>
    sql`insert into tracker_op (customer, member, op, entry, n, pressed_at, change, received_at)
      select customer, member, op, entry, n, changed_at, tops->0->'change', changed_at from tracker_entry where customer like 'other-%' limit ${sql.lit(MOST_PRESSES)}`.execute(
      db,
    ),
  );
  await withoutIndexes(db, "tracker_day", () =>
    sql`insert into tracker_day (customer, member, tracker, day, entries, sum, spans)
      select customer, member, tracker, day, count(*), sum(coalesce(value->'ml', value->'minutes')::numeric), '[]'
      from tracker_entry where customer like 'other-%' group by customer, member, tracker, day`.execute(db),
  );
}

/**
 * What a table's rows are held against while they are put one by one is dropped before, and made again after all of them in the order in
 * which it was made first.
 */
async function withoutIndexes(db: Database, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: stored } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make, conindid as made, contype = 'f' as last
    from pg_constraint where conrelid = ${table}::regclass and contype in ('p', 'f')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), indexrelid, false
    from pg_index where indrelid = ${table}::regclass and not indisprimary
    order by last, made`.execute(db);
  for (const { drop } of stored) await sql`${sql.raw(drop)}`.execute(db);
  await fill();
  for (const { make } of stored) await sql`${sql.raw(make)}`.execute(db);
}

/** Each row names a customer, how many days ago it was and which of that day it is. */
async function put(db: Database, rows: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into tracker_entry (customer, entry, tracker, op, n, day, value, tops, conflicts, changed_at)
    select customer, entry, value->>'tracker', op, 1, to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), value,
      jsonb_build_array(jsonb_build_object('op', op, 'entry', entry, 'n', 1, 'at', value->'at', 'change', jsonb_build_object('kind', 'put', 'value', value))),
      '[]', at
    from (select customer, at, gen_random_uuid()::text as entry, gen_random_uuid()::text as op,
        case when nth % 20 between 1 and 8
          then jsonb_build_object('tracker', 'water', 'at', floor(extract(epoch from at) * 1000)::int8, 'ml', 150 + nth % 4 * 50)
          else jsonb_build_object('tracker', 'exercise', 'at', floor(extract(epoch from at) * 1000)::int8, 'activity', '17190', 'name', null,
            'met', 3.8, 'minutes', 10 + nth % 4 * 5, 'kg', 61.5) end as value
      from (select customer, nth, now() - day * interval '1 day' as at from (${rows}) as noted) as timed) as made`.execute(db);
}
