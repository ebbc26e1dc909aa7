import { FOODS } from "../health/foods/foods.ts";
import { gramsOfUnit, unitsOf } from "../health/foods/unit-grams.ts";
import { ACTIVITIES } from "../health/tables/activities.ts";
import { isOwn } from "./own-value.ts";
import type { Food } from "../health/foods/food.ts";
import type { LookedUp } from "./looked-up.ts";
import type { TrackedValue } from "./tracked-value.ts";

/** A food by its name, the unit that was sent, and those in which the food is measured. */
export type OtherUnits = { readonly food: string; readonly unit: string; readonly units: readonly string[] };

export type TableRefusal = { readonly kind: "unknown-food" | "unknown-activity" } | ({ readonly kind: "unknown-unit" } & OtherUnits);

/**
 * Why the tables of foods and activities have no place for an entry; null: they have. What is somebody's own, by its name, has no place to
 * be looked up; the parts of their dish are of the table that every device has, so that it is worked out on any of them, and no recipe
 * comes back to itself. `imported`: what it names of the imported rows. A device asks the tables when something is chosen; the server asks
 * them of whatever comes. Source: specification/trackers.md, Offline entries.
 */
export function tableRefusal(value: TrackedValue, imported: LookedUp): TableRefusal | null {
  if ("none" in value) return null;
  if (value.tracker === "exercise") return isActivity(value, imported) ? null : { kind: "unknown-activity" };
  if (value.tracker === "meal") {
    const { food, name, unit } = value;
    return isOwn(food, name) ? null : foodRefusal(FOODS.get(food ?? "") ?? imported.foods.get(food ?? ""), unit);
  }
  if (value.tracker !== "dish") return null;
  for (const { food, unit } of value.recipe) {
    const refusal = foodRefusal(FOODS.get(food), unit);
    if (refusal !== null) return refusal;
  }
  return null;
}

type Done = { readonly activity: string | null; readonly name: string | null };
const isActivity = ({ activity, name }: Done, imported: LookedUp): boolean =>
  isOwn(activity, name) || ACTIVITIES.has(activity ?? "") || imported.activities.has(activity ?? "");

function foodRefusal(food: Food | undefined, unit: string): TableRefusal | null {
  if (food === undefined) return { kind: "unknown-food" };
  const units = unitsOf(food);
  return gramsOfUnit(food, unit) === null ? { kind: "unknown-unit", food: food.name, unit, units } : null;
}
