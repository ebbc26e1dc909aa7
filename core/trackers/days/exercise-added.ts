import { daysAfter } from "../../shared/day.ts";
import { exactly } from "../../shared/exact.ts";
import { exercise } from "../../health/tools/exercise.ts";
import { dayOfValue } from "../tracked-value.ts";
import type { Goal } from "../../health/tools/summary.ts";
import type { Day } from "../../shared/day.ts";
import type { TrackedValue } from "../tracked-value.ts";
import type { DailyTracker, DayGoal } from "../tracker-goal.ts";
import type { TrackerSettings } from "../tracker-settings.ts";

type Noted = readonly { readonly value: TrackedValue | null }[];

/** Whether a summary of this tracker needs what was noted of exercise. */
export const needsExercise = (tracker: DailyTracker | "weight", { goals }: Pick<TrackerSettings, "goals">): boolean =>
  tracker === "meal" && goals.meal.some(({ addsExercise }) => addsExercise === true);

/** What the exercise of each day took above rest, in whole kcal of each entry, as its page shows it. */
export function netEnergyByDay(noted: Noted): ReadonlyMap<Day, number> {
  const byDay = new Map<Day, number>();
  for (const { value } of noted) {
    if (value === null || !("minutes" in value)) continue;
    const { figures } = exercise({ met: exactly(value.met), minutes: value.minutes, weightKg: exactly(value.kg), ageYears: null });
    const day = dayOfValue(value);
    byDay.set(day, (byDay.get(day) ?? 0) + Number(figures?.["net_kcal"] ?? 0));
  }
  return byDay;
}

/**
 * The goals of meals, by day, each raised on its days by what exercise took above rest where it adds that. Source:
 * specification/trackers.md, Goals.
 */
export function goalsWithExercise(goals: readonly DayGoal[], noted: Noted): readonly Goal[] {
  const added = netEnergyByDay(noted);
  const changing = new Set([...goals.map(({ from }) => from), ...[...added.keys()].flatMap((day) => [day, daysAfter(day, 1)])]);
  return [...changing].toSorted().flatMap((day) => {
    const goal = goals.findLast(({ from }) => from <= day);
    if (goal === undefined) return [];
    return [{ from: day, value: goal.value + (goal.addsExercise === true ? (added.get(day) ?? 0) : 0) }];
  });
}
