import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart, latePart } from "#web/platform/late/late-part.ts";

/** What both pages of meals have of their own. */
export const mealParts = {
  Add: latePart(lateCode(() => import("./add-meal.tsx"), "AddMeal")),
  saysNoted: "add",
  Change: latePart(lateCode(() => import("./change-meal.tsx"), "ChangeMeal")),
  Goal: latePart(lateCode(() => import("./meal-goal.tsx"), "MealGoal")),
  Explained: laterPart(lateCode(() => import("#web/features/trackers/explained/meal-explained.tsx"), "MealExplained")),
  List: latePart(lateCode(() => import("./meal-list.tsx"), "MealList")),
} as const;
