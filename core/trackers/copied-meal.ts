import { gramsOf } from "../health/foods/unit-grams.ts";
import { nutritionOf } from "../health/foods/nutrition-of.ts";
import { firstInstantOf } from "../shared/day.ts";
import { indianDay } from "../shared/indian-time.ts";
import { dayOfValue } from "./tracked-value.ts";
import type { FoodTable } from "../health/foods/food.ts";
import type { Day } from "../shared/day.ts";
import type { Eaten, EatenValue } from "./eaten-before.ts";
import type { MealName } from "./meal-name.ts";

/** `idOf`: the UUID for a text, always the same one for the same text. */
type Copying = {
  readonly meal: MealName;
  readonly day: Day;
  readonly table: FoodTable;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly idOf: (text: string) => string;
};

/** A new entry and its press. Their ids follow from the copied entry and its new meal and day, so that copying twice adds it once. */
export type CopiedEntry = { readonly entry: string; readonly op: string; readonly value: EatenValue };

/**
 * Copies entries of a meal to another meal or day, at the same time of day, or at once where that is still ahead today. Their values are
 * those of today's table, in which the customer's own dishes are as they are today. Source: specification/trackers.md, Entries.
 */
export const copiedMeal = (eaten: readonly Eaten[], { meal, day, table, now, idOf }: Copying): readonly CopiedEntry[] =>
  eaten.map(({ entry, value }) => {
    const then = firstInstantOf(day) + (value.at - firstInstantOf(dayOfValue(value)));
    const at = day === indianDay(now) ? Math.min(then, now) : then;
    const press = `${entry} ${meal} ${day}`;
    return { entry: idOf(`entry ${press}`), op: idOf(`op ${press}`), value: { ...ofToday(value, table), meal, at } };
  });

/** A food that the table no longer has, or no longer has in this unit, keeps its values. */
function ofToday(value: EatenValue, table: FoodTable): EatenValue {
  const food = value.food === null ? undefined : table.get(value.food);
  const grams = food === undefined ? null : gramsOf(food, value.amount, value.unit);
  if (food === undefined || grams === null) return value;
  return { ...value, name: value.name === null ? null : food.name, grams, per100: nutritionOf(food, table) };
}
