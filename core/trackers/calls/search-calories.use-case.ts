import { MOST_FOODS } from "../../health/foods/find-foods.ts";
import { FOODS } from "../../health/foods/foods.ts";
import { nutritionOf } from "../../health/foods/nutrition-of.ts";
import { gramsOfUnit, unitsOf } from "../../health/foods/unit-grams.ts";
import { ACTIVITY_SPELLINGS } from "../../health/tables/activity-spellings.ts";
import { SHIPPED_ACTIVITIES } from "../tables/shipped-activities.ts";
import { foodsWithParts } from "../tables/foods-with-parts.ts";
import { tableSearch } from "../tables/table-search.ts";
import { maker } from "../../shared/use-case.ts";
import { SearchActivityCalories, SearchFoodCalories } from "./found-calories.ts";
import { ImportedActivities, ImportedFoods } from "../tables/imported-rows.port.ts";
import type { Food, FoodTable } from "../../health/foods/food.ts";
import type { Activity } from "../tables/activity.ts";
import type { ImportedRows } from "../tables/imported-rows.port.ts";
import type { FoundActivity, FoundFood } from "./found-calories.ts";

export const makeSearchFoodCalories = maker(
  SearchFoodCalories,
  { imported: ImportedFoods },
  ({ imported }: { readonly imported: ImportedRows<Food> }) => {
    const search = tableSearch({
      shipped: FOODS,
      imported,
      namesOf: (food: Food) => food,
      async tell(foods: readonly Food[]) {
        const table = await foodsWithParts(foods, imported);
        return new Map(foods.map((food) => [food.id, foundFood(food, table)]));
      },
    });
    return (words) => search(words, MOST_FOODS);
  },
);

const foundFood = (food: Food, table: FoodTable): FoundFood => ({
  food: food.id,
  name: food.name,
  hindi: food.hindi,
  per100: nutritionOf(food, table),
  units: unitsOf(food).flatMap((unit) => {
    const grams = gramsOfUnit(food, unit);
    return grams === null ? [] : [{ unit, grams }];
  }),
});

export const makeSearchActivityCalories = maker(
  SearchActivityCalories,
  { imported: ImportedActivities },
  ({ imported }: { readonly imported: ImportedRows<Activity> }) => {
    const search = tableSearch({
      shipped: SHIPPED_ACTIVITIES,
      imported,
      namesOf: (activity: Activity) => ({ ...activity, spellings: ACTIVITY_SPELLINGS.get(activity.id) ?? [] }),
      tell: async (activities: readonly Activity[]) =>
        new Map(activities.map(({ id, name, hindi, met }): [string, FoundActivity] => [id, { activity: id, name, hindi, met }])),
    });
    return (words) => search(words, MOST_FOODS);
  },
);
