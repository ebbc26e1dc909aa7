import { FOODS } from "../health/foods/foods.ts";
import { ACTIVITIES } from "../health/tables/activities.ts";
import { isOwn } from "./own-value.ts";
import type { FoodTable } from "../health/foods/food.ts";
import type { TrackedValue } from "./tracked-value.ts";

/** Ids of foods and activities, each once. */
export type NamedRows = { readonly foods: readonly string[]; readonly activities: readonly string[] };

/** The imported foods and activities that some entries name. */
export type LookedUp = { readonly foods: FoodTable; readonly activities: ReadonlySet<string> };

export const NOTHING_LOOKED_UP: LookedUp = { foods: new Map(), activities: new Set() };

/** The foods and activities that entries name and the built-in tables do not have. They are to be looked up among the imported ones. */
export function namedRows(values: readonly TrackedValue[]): NamedRows {
  const foods = values.flatMap((value) =>
    "per100" in value && value.food !== null && !isOwn(value.food, value.name) && !FOODS.has(value.food) ? [value.food] : [],
  );
  const activities = values.flatMap((value) =>
    "minutes" in value && value.activity !== null && !isOwn(value.activity, value.name) && !ACTIVITIES.has(value.activity)
      ? [value.activity]
      : [],
  );
  return { foods: [...new Set(foods)], activities: [...new Set(activities)] };
}
