import type { MealName } from "./meal-name.ts";

/**
 * When a meal is usually eaten, as hours and minutes of an Indian clock: what is noted of a former day has this time until another is
 * chosen. Source: specification/trackers.md, Entries.
 */
export const USUAL_MEAL_TIME: Readonly<Record<MealName, string>> = { breakfast: "08:30", lunch: "13:00", snack: "17:00", dinner: "20:30" };
