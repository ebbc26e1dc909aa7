import { dayOfValue } from "./tracked-value.ts";
import type { Day } from "../shared/day.ts";
import type { MealName } from "./meal-name.ts";
import type { TrackedValue } from "./tracked-value.ts";

export type EatenValue = Extract<TrackedValue, { readonly per100: unknown }>;
type Noted = { readonly entry: string; readonly value: TrackedValue | null };
export type Eaten = { readonly entry: string; readonly value: EatenValue };

/** How many days "as yesterday" looks back. */
export const COPIED_DAYS = 14;

/** All that was eaten, of entries of any tracker. */
export const eatenOf = (entries: readonly Noted[]): readonly Eaten[] =>
  entries.flatMap(({ entry, value }) => (value !== null && "per100" in value ? [{ entry, value }] : []));

/** A meal of one day, in the order in which it was eaten. */
export const mealOfDay = (entries: readonly Noted[], meal: MealName, day: Day): readonly Eaten[] =>
  eatenOf(entries)
    .filter(({ value }) => value.meal === meal && dayOfValue(value) === day)
    .toSorted((a, b) => a.value.at - b.value.at || (a.entry < b.entry ? -1 : 1));

/** The last day before `day`, within 14, that has this meal; null: none has. Source: specification/trackers.md, Entries. */
export function lastDayWith(entries: readonly Noted[], meal: MealName, day: Day): Day | null {
  const days = eatenOf(entries).flatMap(({ value }) => (value.meal === meal ? [dayOfValue(value)] : []));
  const before = days.filter((one) => one < day && Date.parse(day) - Date.parse(one) <= COPIED_DAYS * 86_400_000);
  return before.toSorted().at(-1) ?? null;
}

/**
 * What was eaten, what was eaten most first; what was eaten as often, the later first. Each once, as it was eaten last. Source:
 * specification/trackers.md, Meals.
 */
export function mostEaten(entries: readonly Noted[]): readonly EatenValue[] {
  const foods = new Map<string, { count: number; last: EatenValue }>();
  for (const { value } of eatenOf(entries)) {
    const key = value.food ?? `own ${value.name}`;
    const known = foods.get(key);
    if (known === undefined) foods.set(key, { count: 1, last: value });
    else foods.set(key, { count: known.count + 1, last: value.at >= known.last.at ? value : known.last });
  }
  return [...foods.values()].toSorted((a, b) => b.count - a.count || b.last.at - a.last.at).map(({ last }) => last);
}
