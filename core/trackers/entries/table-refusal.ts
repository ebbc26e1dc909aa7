import { FOODS } from "../../health/foods/foods.ts";
import { gramsOfUnit, unitsOf } from "../../health/foods/unit-grams.ts";
import { ACTIVITIES } from "../../health/tables/activities.ts";
import type { LookedUp } from "../tables/looked-up.ts";
import type { TrackedValue } from "./tracked-value.ts";

/** A food by its name, the unit that was sent, and those in which the food is measured. */
export type OtherUnits = { readonly food: string; readonly unit: string; readonly units: readonly string[] };

export type TableRefusal = { readonly kind: "unknown-food" | "unknown-activity" } | ({ readonly kind: "unknown-unit" } & OtherUnits);

/**
 * Why the tables of foods and activities have no place for an entry; null: they have. What is somebody's own, by its name, has no place to
 * be looked up. `imported`: what it names of the imported rows. A device asks the tables when something is chosen; the server asks them of whatever comes. Source: specification/trackers.md, Offline entries.
 */
export function tableRefusal(value: TrackedValue, imported: LookedUp): TableRefusal | null {
  if ("none" in value) return null;
  if (value.tracker === "exercise") {
    const { activity } = value;
    return activity === null || ACTIVITIES.has(activity) || imported.activities.has(activity) ? null : { kind: "unknown-activity" };
  }
  if (value.tracker !== "meal" || value.food === null) return null;
  const food = FOODS.get(value.food) ?? imported.foods.get(value.food);
  if (food === undefined) return { kind: "unknown-food" };
  const units = unitsOf(food);
  return gramsOfUnit(food, value.unit) === null ? { kind: "unknown-unit", food: food.name, unit: value.unit, units } : null;
}
