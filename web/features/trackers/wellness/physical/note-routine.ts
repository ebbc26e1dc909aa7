import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { minutesOf } from "#core/trackers/routines/routine-place.ts";
import { dayOfValue } from "#core/trackers/entries/tracked-value.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** The last weight that was noted by today, in kilograms, and when; null: none was. */
export function lastWeighed({ entries, today }: TrackerStore): { readonly kg: number; readonly at: number } | null {
  const weights = entries.flatMap(({ value }) => (value !== null && "typed" in value && dayOfValue(value) <= today ? [value] : []));
  return weights.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
}

/** The same in kilograms alone; null: it is asked. */
export const lastWeight = (store: TrackerStore): number | null => lastWeighed(store)?.kg ?? null;

/** Notes a routine that was done just now as exercise. A weight that was asked is noted as well, so that it is asked once. */
export async function noteRoutine(store: TrackerStore, { activity, ...routine }: Routine, kg: number): Promise<void> {
  const [at, met] = [store.now(), ACTIVITIES.get(activity)?.met ?? null];
  if (met === null) return;
  if (lastWeight(store) === null) await store.note({ tracker: "weight", at, kg, typed: { amount: kg, unit: "kg" } });
  await store.note({ tracker: "exercise", at, activity, name: null, met, minutes: minutesOf({ activity, ...routine }), kg });
}
