import { sql } from "kysely";
import { columnsOf } from "#adapters/postgres/trackers/patient-columns.ts";
import { putConsent } from "#adapters/postgres/trackers/put-consent.ts";
import { takeOps } from "#adapters/postgres/trackers/take-ops.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Goal } from "#core/health/tools/summary.ts";
import type { Pause } from "#core/trackers/pause.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What an existing patient noted, day by day, with the consent, goals of water and pauses. */
export type KeptNotes = {
  readonly patient: Patient;
  readonly days: readonly { readonly at: number; readonly ops: readonly TrackerOp[] }[];
  readonly waterGoals: readonly Goal[];
  readonly pauses: readonly Pause[];
};

/** How many days are stored at once. Each press is judged by the last of these days, so that none of them is too old. */
const DAYS = 60;

/** Stores notes as part of the caller's transaction. */
export async function putTrackerNotes(trx: Database, { patient, days, waterGoals, pauses }: KeptNotes): Promise<void> {
  const [first] = days;
  if (first === undefined) return;
  await putConsent(trx, { patient, consent: true, at: first.at });
  const whose = columnsOf(patient);
  if (waterGoals.length > 0)
    await trx
      .insertInto("tracker_goal")
      .values(waterGoals.map(({ from, value }) => ({ ...whose, tracker: "water" as const, from_day: from, value })))
      .execute();
  if (pauses.length > 0)
    await trx
      .insertInto("tracker_pause")
      .values(pauses.map(({ from, to }) => ({ ...whose, from_day: from, to_day: to })))
      .execute();
  for (let nth = 0; nth < days.length; nth += DAYS) {
    const some = days.slice(nth, nth + DAYS);
    await takeOps(trx, { patient, ops: some.flatMap(({ ops }) => ops), at: some.at(-1)?.at ?? first.at, way: "by-hand" });
    // Of a table that was empty a moment ago the planner knows nothing, and reads all entries of a patient for each that is put. It needs
    // the keys alone: to read samples of everything that is noted takes as long as to put it.
    if (nth === 0) await sql`analyze tracker_entry (customer, member, entry), tracker_op (customer, member, op)`.execute(trx);
  }
}
