import { exactly, times } from "../shared/exact.ts";
import { dividedBy } from "../health/fraction.ts";
import { rounded } from "../health/rounded.ts";
import { exactIn } from "../health/foods/nutrition-of.ts";
import { withEnergy } from "../health/tools/meal.ts";
import type { Nutrition } from "../health/foods/food.ts";

/**
 * Kilocalories of what was eaten, with two decimals, so that a day rounds once; 0 where they are not known. Source:
 * specification/trackers.md, Meals.
 */
export function mealEnergy({ grams, per100 }: { readonly grams: number; readonly per100: Nutrition }): number {
  const kcal = energyIn(per100);
  return kcal === null ? 0 : Number(rounded(dividedBy(times(kcal, exactly(grams)), exactly(100)), 2));
}

/** Whether the energy of a food is told, or can be worked out from what is in it. */
export const isEnergyKnown = (per100: Nutrition): boolean => energyIn(per100) !== null;

const energyIn = (per100: Nutrition) => withEnergy(exactIn(per100)).kcal;
