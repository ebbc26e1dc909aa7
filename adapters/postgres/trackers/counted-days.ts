import { sql } from "kysely";
import { countedDays } from "#core/trackers/counted-day.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { columnsOf } from "./patient-columns.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Day } from "#core/shared/day.ts";
import type { Span } from "#core/health/tools/summary.ts";
import type { CountedDay } from "#core/trackers/counted-day.ts";
import type { DailyTracker } from "#core/trackers/tracker-goal.ts";
import type { EntryKind, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PatientColumns } from "./patient-columns.ts";

type DaySpan = { readonly tracker: DailyTracker; readonly from: Day; readonly to: Day };

/** What the entries of each day come to, by day, as one value: hundreds of rows would take longer to read. */
export async function storedDays(db: Database, patient: Patient, { tracker, from, to }: DaySpan): Promise<readonly CountedDay[]> {
  const { customer, member } = columnsOf(patient);
  const [row] = await rowsOf<{ days: string | null }>(db, STORED_DAYS, [customer, member, tracker, from, to]);
  const days: readonly StoredDay[] = JSON.parse(row?.days ?? "[]");
  return days.map(([day, entries, sum, spans = []]) => ({ day, entries, sum, spans }));
}

/** Most days have no spans. */
type StoredDay = readonly [Day, number, number | null, (readonly Span[])?];

/** Its JSON is put together as text: building each of its values by itself took twice as long. */
const STORED_DAYS: Statement = {
  name: "tracker days",
  text: `select '[' || string_agg('["' || day || '",' || entries || ',' || coalesce(sum::text, 'null')
      || case when spans = '[]' then '' else ',' || spans::text end || ']', ',' order by day) || ']' as days
    from tracker_day
    where customer = $1 and member = $2 and tracker = $3 and day >= $4 and day <= $5`,
};

/** An entry that was put, and the day to which it belonged before; null: to none. `value` null: it was removed. */
export type PutEntry = {
  readonly tracker: EntryKind;
  readonly before: Day | null;
  readonly day: Day | null;
  readonly value: TrackedValue | null;
};
type TrackerDay = { readonly tracker: DailyTracker; readonly day: Day };
type TrackerCount = CountedDay & { readonly tracker: DailyTracker };

/**
 * Keeps the counts of days in step with entries that were put, as part of the caller's transaction. What is new is added to what its day
 * came to; a day of which an entry was changed or removed is counted again from its entries.
 */
export async function countPut(trx: Database, whose: PatientColumns, put: readonly PutEntry[]): Promise<void> {
  const daily = put.flatMap(({ tracker, ...entry }) => (isDaily(tracker) ? [{ ...entry, tracker }] : []));
  const changed = daily.filter(({ before }) => before !== null);
  const again = new Map<string, TrackerDay>();
  for (const { tracker, before, day } of changed)
    for (const one of [before, day]) if (one !== null) again.set(`${tracker} ${one}`, { tracker, day: one });
  const fresh = daily.filter(({ tracker, day }) => day !== null && !again.has(`${tracker} ${day}`));
  const added = DAILY_TRACKERS.flatMap((tracker) =>
    countedDays(
      tracker,
      fresh.map(({ value }) => value),
    ).map((day): TrackerCount => ({ ...day, tracker })),
  );
  if (added.length > 0) await addDays(trx, whose, added);
  if (again.size > 0) await countAgain(trx, whose, [...again.values()]);
}

const isDaily = (tracker: EntryKind): tracker is DailyTracker => DAILY_TRACKERS.some((daily) => daily === tracker);

async function addDays(trx: Database, whose: PatientColumns, days: readonly TrackerCount[]): Promise<void> {
  await rowsOf(trx, ADD, [JSON.stringify(days.map((day) => ({ ...whose, ...day })))]);
}

const ADD: Statement = {
  name: "add to days",
  text: `insert into tracker_day (customer, member, tracker, day, entries, sum, spans)
    select customer, member, tracker, day, entries, sum, spans
    from json_to_recordset($1::json)
      as put (customer text, member text, tracker text, day text, entries int, sum numeric, spans jsonb)
    on conflict (customer, member, tracker, day) do update set
      entries = tracker_day.entries + excluded.entries,
      sum = case when excluded.sum is null then tracker_day.sum else coalesce(tracker_day.sum, 0) + excluded.sum end,
      spans = tracker_day.spans || excluded.spans`,
};

/** Counts days from their entries, as part of the caller's transaction, in which nobody else changes entries of this account. */
export async function countAgain(trx: Database, whose: PatientColumns, days: readonly TrackerDay[]): Promise<void> {
  const { customer, member } = whose;
  const these = sql`customer = ${customer} and member = ${member} and (tracker, day) in (
    select * from unnest(${days.map(({ tracker }) => tracker)}::text[], ${days.map(({ day }) => day)}::text[]))`;
  await sql`delete from tracker_day where ${these}`.execute(trx);
  const { rows } = await sql<{ tracker: DailyTracker; values: readonly TrackedValue[] }>`
    select tracker, json_agg(value) as values from tracker_entry where ${these} and value is not null group by tracker`.execute(trx);
  const counted = rows.flatMap(({ tracker, values }) => countedDays(tracker, values).map((day): TrackerCount => ({ ...day, tracker })));
  if (counted.length > 0) await addDays(trx, whose, counted);
}
