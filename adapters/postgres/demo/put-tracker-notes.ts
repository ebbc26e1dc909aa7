import { takeOps } from "#adapters/postgres/trackers/take-ops.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Goal } from "#core/health/tools/summary.ts";
import type { Pause } from "#core/trackers/days/pause.ts";
import type { TrackerOp } from "#core/trackers/entries/tracker-op.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What an existing customer noted, day by day, with their consent, goals of water and a pause. */
export type KeptNotes = {
  readonly customer: CustomerId;
  readonly days: readonly { readonly at: number; readonly ops: readonly TrackerOp[] }[];
  readonly waterGoals: readonly Goal[];
  readonly pause: Pause;
};

/** How many days are stored at once. Each press is judged by the last of these days, so that none of them is too old. */
const DAYS = 60;

/** Stores notes as part of the caller's transaction. */
export async function putTrackerNotes(trx: Database, { customer, days, waterGoals, pause }: KeptNotes): Promise<void> {
  const [first] = days;
  if (first === undefined) return;
  await trx
    .insertInto("health_consent")
    .values({ customer, given_at: new Date(first.at), withdrawn_at: null })
    .execute();
  await trx
    .insertInto("tracker_goal")
    .values(waterGoals.map(({ from, value }) => ({ customer, tracker: "water" as const, from_day: from, value })))
    .execute();
  await trx.insertInto("tracker_pause").values({ customer, from_day: pause.from, to_day: pause.to }).execute();
  for (let nth = 0; nth < days.length; nth += DAYS) {
    const some = days.slice(nth, nth + DAYS);
    await takeOps(trx, { customer, ops: some.flatMap(({ ops }) => ops), at: some.at(-1)?.at ?? first.at, way: "by-hand" });
  }
}
