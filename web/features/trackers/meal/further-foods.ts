import { exactly } from "#core/shared/exact.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { dividedBy } from "#core/health/fraction.ts";
import { rounded } from "#core/health/rounded.ts";
import { SearchFoodCalories } from "#core/trackers/calls/found-calories.ts";
import { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { FoundFood } from "#core/trackers/calls/found-calories.ts";
import type { EatenValue } from "#core/trackers/eaten-before.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const furtherFoodsNeeds = { searchFoodCalories: SearchFoodCalories };

/** A search of the foods that staff have imported, which no device has. */
export const furtherFoods = (useCases: NeedsOf<typeof furtherFoodsNeeds>): FurtherSearch<Food> =>
  new FurtherSearch(async (words) => (await useCases.searchFoodCalories(words)).map(foodOfFound));

/** What the server has worked out of a food, as the table has its own. */
const foodOfFound = ({ food, name, hindi, per100, units }: FoundFood): Food => ({
  kind: "ingredient",
  id: food,
  name,
  hindi,
  spellings: [],
  source: "",
  density: null,
  per100,
  units: new Map(units.flatMap(({ unit, grams }) => (unit === "g" ? [] : [[unit, grams]]))),
});

/**
 * A food that only the server has, by what an entry has kept of it, so that it can be eaten again without a line; null: the table has it,
 * or it is nobody's but the eater's.
 */
export function foodOfEaten({ food, name, unit, amount, grams, per100 }: EatenValue): Food | null {
  if (food === null || name === null || FOODS.has(food)) return null;
  const one = Number(rounded(dividedBy(exactly(grams), exactly(amount)), 4));
  return {
    kind: "ingredient",
    id: food,
    name,
    hindi: name,
    spellings: [],
    source: "",
    density: null,
    per100,
    units: new Map(unit === "g" || unit === "kg" ? [] : [[unit, one]]),
  };
}
