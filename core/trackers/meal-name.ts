export const MEALS = ["breakfast", "lunch", "snack", "dinner"] as const;
export type MealName = (typeof MEALS)[number];
