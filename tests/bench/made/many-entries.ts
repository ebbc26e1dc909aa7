import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Somebody who has noted so much on each of the last days, today among them: 8 glasses first, then walks. */
export type Noter = { readonly id: string; readonly days: number; readonly aDay: number };

/** Puts customers who let their health data be kept, with what they noted: one press an entry. */
export async function putEntries(db: Database, noters: readonly Noter[]): Promise<void> {
  for (const { id, days, aDay } of noters) {
    await sql`insert into customer (id, name, created_at) values (${id}, 'Noter', now())`.execute(db);
    await sql`insert into health_consent (customer, given_at) values (${id}, now())`.execute(db);
    await put(
      db,
      sql`select ${id}::text as customer, day, nth from generate_series(0, ${sql.lit(days - 1)}) as day, generate_series(1, ${sql.lit(aDay)}) as nth`,
    );
  }
}

/** Puts so many entries of others, 1,000 each, of two years. */
export async function putEntriesOfOthers(db: Database, count: number): Promise<void> {
  const people = Math.ceil(count / 1_000);
  await sql`insert into customer (id, name, created_at) select 'other-' || nth, 'Other ' || nth, now() from generate_series(1, ${sql.lit(people)}) as nth`.execute(
    db,
  );
  await put(
    db,
    sql`select 'other-' || person as customer, nth % 730 as day, nth from generate_series(1, ${sql.lit(people)}) as person, generate_series(1, 1000) as nth`,
  );
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
