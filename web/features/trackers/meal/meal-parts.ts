import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

/** What both pages of meals have of their own. */
export const mealParts = {
  Add: latePart(lateCode(() => import("./add-meal.tsx"), "AddMeal")),
  Change: latePart(lateCode(() => import("./change-meal.tsx"), "ChangeMeal")),
  Goal: latePart(lateCode(() => import("./meal-goal.tsx"), "MealGoal")),
  List: latePart(lateCode(() => import("./meal-list.tsx"), "MealList")),
};
