import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { minutesOf } from "#core/trackers/routines/routine-place.ts";
import { lastWeighed } from "#core/trackers/last-weighed.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** The last weight that was noted by today, in kilograms; null: none was, and it is asked. */
export const lastWeight = ({ entries, today }: TrackerStore): number | null => lastWeighed(entries, today)?.kg ?? null;

/** Notes a routine that was done just now as exercise. A weight that was asked is noted as well, so that it is asked once. */
export async function noteRoutine(store: TrackerStore, { activity, ...routine }: Routine, kg: number): Promise<void> {
  const [at, met] = [store.now(), ACTIVITIES.get(activity)?.met ?? null];
  if (met === null) return;
  if (lastWeight(store) === null) await store.note({ tracker: "weight", at, kg, typed: { amount: kg, unit: "kg" } });
  await store.note({ tracker: "exercise", at, activity, name: null, met, minutes: minutesOf({ activity, ...routine }), kg });
}
