import type { Food } from "#core/health/foods/food.ts";

/** A food as a line of NDJSON has it: what `food import` reads back to the same. */
export function foodRecord(food: Food) {
  const { id, kind, name, hindi, spellings, density } = food;
  const units = Object.fromEntries(food.units);
  const named = { id, kind, name, hindi, spellings, density, units };
  return food.kind === "dish"
    ? { ...named, recipe: food.recipe, yield_g: food.yieldGrams }
    : { ...named, source: food.source, per_100: food.per100 };
}
