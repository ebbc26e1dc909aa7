import { MOST_FOODS } from "../../health/foods/find-foods.ts";
import { FOODS } from "../../health/foods/foods.ts";
import { nutritionOf } from "../../health/foods/nutrition-of.ts";
import { gramsOfUnit, unitsOf } from "../../health/foods/unit-grams.ts";
import { SHIPPED_ACTIVITIES } from "../../health/tables/shipped-activities.ts";
import { foodsWithParts } from "../tables/foods-with-parts.ts";
import { tableSearch } from "../tables/table-search.ts";
import type { Food } from "../../health/foods/food.ts";
import type { Activity } from "../../health/tables/activity.ts";
import type { ImportedRows } from "../tables/imported-rows.port.ts";
import type { SearchActivityCalories, SearchFoodCalories } from "./found-calories.ts";

export function makeSearchFoodCalories({ imported }: { readonly imported: ImportedRows<Food> }): SearchFoodCalories {
  const search = tableSearch({ shipped: FOODS, imported, namesOf: (food) => food });
  return async (words) => {
    const found = await search(words, MOST_FOODS);
    const table = await foodsWithParts(found, imported);
    return found.map((food) => ({
      ...{ food: food.id, name: food.name, hindi: food.hindi, per100: nutritionOf(food, table) },
      units: unitsOf(food).flatMap((unit) => {
        const grams = gramsOfUnit(food, unit);
        return grams === null ? [] : [{ unit, grams }];
      }),
    }));
  };
}

export function makeSearchActivityCalories({ imported }: { readonly imported: ImportedRows<Activity> }): SearchActivityCalories {
  const search = tableSearch({ shipped: SHIPPED_ACTIVITIES, imported, namesOf: (activity) => ({ ...activity, spellings: [] }) });
  return async (words) => {
    const found = await search(words, MOST_FOODS);
    return found.map(({ id, name, hindi, met }) => ({ activity: id, name, hindi, met }));
  };
}
