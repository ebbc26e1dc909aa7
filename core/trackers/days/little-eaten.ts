import { daysAfter } from "../../shared/day.ts";
import { isEnergyKnown } from "../meal-energy.ts";
import { dayOfValue } from "../tracked-value.ts";
import { GOAL_RANGES } from "../tracker-goal.ts";
import { trackerSummary } from "./tracker-summary.ts";
import type { Day } from "../../shared/day.ts";
import type { TrackedValue } from "../tracked-value.ts";
import type { TrackerSettings } from "../tracker-settings.ts";

/** So many days in a row. */
const DAYS = 3;

type LittleEaten = {
  readonly entries: readonly { readonly entry: string; readonly value: TrackedValue | null }[];
  readonly settings: Pick<TrackerSettings, "goals" | "pauses">;
  readonly today: Day;
};

/**
 * Whether the meals of each of the last three days before today came to less than the least goal that anybody may set. A day without an
 * entry, or with one whose energy is not known, says nothing. Source: specification/trackers.md, Whose entries.
 */
export function isLittleEaten({ entries, settings, today }: LittleEaten): boolean {
  const [from, to] = [daysAfter(today, -DAYS), daysAfter(today, -1)];
  const eaten = entries.filter(({ value }) => value?.tracker === "meal" && dayOfValue(value) >= from && dayOfValue(value) <= to);
  if (eaten.some(({ value }) => value !== null && "per100" in value && !isEnergyKnown(value.per100))) return false;
  const { days } = trackerSummary({ tracker: "meal", entries: eaten, settings, from, to, today });
  return days.every(({ value }) => value !== null && Number(value) < GOAL_RANGES.meal.from);
}
