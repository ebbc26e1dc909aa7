import { gramsOf } from "../../health/foods/unit-grams.ts";
import { nutritionOf } from "../../health/foods/nutrition-of.ts";
import { firstInstantOf } from "../../shared/day.ts";
import { dayOfValue } from "./tracked-value.ts";
import type { FoodTable } from "../../health/foods/food.ts";
import type { Day } from "../../shared/day.ts";
import type { Eaten, EatenValue } from "./eaten-before.ts";
import type { MealName } from "./meal-name.ts";

/** `idOf` gives a text its UUID, always the same one. */
type Copying = { readonly meal: MealName; readonly day: Day; readonly table: FoodTable; readonly idOf: (text: string) => string };

/** A new entry and its press: their ids follow from what is copied and where to, so that a second press is the same. */
export type CopiedEntry = { readonly entry: string; readonly op: string; readonly value: EatenValue };

/** Entries of a meal as those of another meal or day, at the same time of the day and by today's table, in which a dish of one's own is as it is written today. Source: specification/trackers.md, Entries. */
export const copiedMeal = (eaten: readonly Eaten[], { meal, day, table, idOf }: Copying): readonly CopiedEntry[] =>
  eaten.map(({ entry, value }) => {
    const at = firstInstantOf(day) + (value.at - firstInstantOf(dayOfValue(value)));
    const press = `${entry} ${meal} ${day}`;
    return { entry: idOf(`entry ${press}`), op: idOf(`op ${press}`), value: { ...ofToday(value, table), meal, at } };
  });

/** What is no more in the table, or not measured so any more, stays as it was. */
function ofToday(value: EatenValue, table: FoodTable): EatenValue {
  const food = value.food === null ? undefined : table.get(value.food);
  const grams = food === undefined ? null : gramsOf(food, value.amount, value.unit);
  if (food === undefined || grams === null) return value;
  return { ...value, name: value.name === null ? null : food.name, grams, per100: nutritionOf(food, table) };
}
