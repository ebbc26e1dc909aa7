import { sql } from "kysely";
import { countedDays, isSameDay } from "#core/trackers/counted-day.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { holderOf } from "#core/account/patient.ts";
import { changeNoted } from "./change-noted.ts";
import { countAgain } from "./counted-days.ts";
import { columnsOf, patientIn } from "./patient-columns.ts";
import type { Day } from "#core/shared/day.ts";
import type { CountedDay } from "#core/trackers/counted-day.ts";
import type { StoredDay, StoredDays } from "#core/trackers/days/stored-days.port.ts";
import type { DailyTracker } from "#core/trackers/tracker-goal.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 500;

type DayKey = { readonly customer: string; readonly member: string; readonly tracker: DailyTracker; readonly day: Day };
type DayRow = DayKey & { readonly values: readonly TrackedValue[]; readonly kept: Omit<CountedDay, "day"> | null };

/** All days with an entry, with what is stored of each; one portion after the other. */
async function* notedDays(db: Database): AsyncGenerator<readonly DayRow[]> {
  const first = { customer: "", member: "", tracker: "", day: "" };
  for (let after: Readonly<Record<keyof DayKey, string>> = first; ; ) {
    const { rows } = await sql<DayRow>`
      with noted as (
        select customer, member, tracker, day, json_agg(value) as values from tracker_entry
        where value is not null and tracker = any(${[...DAILY_TRACKERS]})
          and (customer, member, tracker, day) > (${after.customer}, ${after.member}, ${after.tracker}, ${after.day})
        group by customer, member, tracker, day order by customer, member, tracker, day limit ${AT_ONCE}
      )
      select noted.*, case when kept.day is not null
        then json_build_object('entries', kept.entries, 'sum', kept.sum, 'spans', kept.spans) end as kept
      from noted left join tracker_day kept using (customer, member, tracker, day)
      order by customer, member, tracker, day`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last;
  }
}

/** The days whose stored count is not what their entries come to. */
export async function* differingDays(db: Database): AsyncGenerator<StoredDay> {
  for await (const noted of notedDays(db))
    for (const { customer, member, tracker, day, values, kept } of noted) {
      const [counted] = countedDays(tracker, values);
      const isSame = kept !== null && counted !== undefined && isSameDay({ day, ...kept }, { ...counted, day });
      if (!isSame) yield { patient: patientIn({ customer, member }), tracker, day };
    }
  const { rows } = await sql<DayKey>`select customer, member, tracker, day from tracker_day kept
    where not exists (select from tracker_entry noted where noted.value is not null and noted.customer = kept.customer
      and noted.member = kept.member and noted.tracker = kept.tracker and noted.day = kept.day)`.execute(db);
  for (const { tracker, day, ...whose } of rows) yield { patient: patientIn(whose), tracker, day };
}

export const postgresStoredDays = (db: Database): StoredDays => ({
  differing: () => differingDays(db),
  countAgain: ({ patient, ...one }) => changeNoted(db, holderOf(patient), (trx) => countAgain(trx, columnsOf(patient), [one])),
});
