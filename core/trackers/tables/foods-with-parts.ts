import { FOODS } from "../../health/foods/foods.ts";
import type { Food, FoodTable } from "../../health/foods/food.ts";
import type { ImportedRows } from "./imported-rows.port.ts";

/**
 * The table with these foods and all that goes into them, one level of recipes after the other; an import nests them no deeper than ten.
 */
export async function foodsWithParts(foods: readonly Food[], imported: ImportedRows<Food>): Promise<FoodTable> {
  const table = new Map<string, Food>([...FOODS, ...foods.map((food) => [food.id, food] as const)]);
  for (let level = foods; level.length > 0; ) {
    const parts = level.flatMap((food) => (food.kind === "dish" ? food.recipe.map((part) => part.food) : []));
    const lacking = [...new Set(parts)].filter((id) => !table.has(id));
    level = lacking.length === 0 ? [] : [...(await imported.withIds(lacking)).values()];
    for (const food of level) table.set(food.id, food);
  }
  return table;
}
