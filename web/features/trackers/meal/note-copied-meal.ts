import { v5 } from "uuid";
import { FOODS } from "#core/health/foods/foods.ts";
import { copiedMeal } from "#core/trackers/copied-meal.ts";
import { mealOfDay } from "#core/trackers/eaten-before.ts";
import { withOwnDishes } from "#core/trackers/own-dishes.ts";
import type { Day } from "#core/shared/day.ts";
import type { MealName } from "#core/trackers/meal-name.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

/** A meal of a day. */
type OneMeal = { readonly meal: MealName; readonly day: Day };

/** Under it stand the ids that follow from a copied meal. */
const COPIES = "5b0f7a3e-52c1-4d0b-9f37-6a2f8f1f0c44";
/** The same UUID for the same text, on every device. */
const idOf = (text: string): string => v5(text, COPIES);

/** Notes what was eaten at a meal as another meal; done again it changes nothing. */
export function noteCopiedMeal({ store, entries }: Pick<DayView, "store" | "entries">, from: OneMeal, to: OneMeal): void {
  const table = withOwnDishes(FOODS, store.entries);
  for (const copied of copiedMeal(mealOfDay(entries, from.meal, from.day), { ...to, table, now: store.now(), idOf }))
    void store.noteOnce(copied);
}
