import { exactly, plus, times } from "../../shared/exact.ts";
import { dividedBy } from "../fraction.ts";
import { NUTRIENTS, withEnergy } from "../tools/meal.ts";
import { rounded } from "../rounded.ts";
import type { Exact } from "../../shared/exact.ts";
import type { PerHundred } from "../tools/meal.ts";
import type { Food, FoodTable, Nutrition } from "./food.ts";

/**
 * What is in 100 g of a food, exactly. Of a dish it is the sum of its parts by their grams over its weight once cooked; a nutrient is not
 * known where one part lacks it. Parts that the table does not have, and recipes that come back to themselves, are not known at all.
 * Source: specification/health-tools.md, Foods.
 */
export function perHundredOf(food: Food, table: FoodTable, within: ReadonlySet<string> = new Set()): PerHundred {
  if (food.kind === "ingredient") return withEnergy(exactIn(food.per100));
  if (within.has(food.id)) return UNKNOWN;
  const inside = new Set([...within, food.id]);
  const parts = food.recipe.map(({ food: part, grams }) => {
    const known = table.get(part);
    return { per100: known === undefined ? UNKNOWN : perHundredOf(known, table, inside), grams: exactly(grams) };
  });
  return perNutrient((nutrient) => {
    const amounts = parts.flatMap(({ per100, grams }) => {
      const amount = per100[nutrient];
      return amount === null ? [] : [times(amount, grams)];
    });
    return amounts.length < parts.length || amounts.length === 0 ? null : dividedBy(amounts.reduce(plus), exactly(food.yieldGrams));
  });
}

/** The same with two decimals, as an entry keeps it. */
export function nutritionOf(food: Food, table: FoodTable): Nutrition {
  const per100 = perHundredOf(food, table);
  const withTwoDecimals = (amount: Exact | null) => (amount === null ? null : Number(rounded(amount, 2)));
  return {
    kcal: withTwoDecimals(per100.kcal),
    protein_g: withTwoDecimals(per100.protein_g),
    carbs_g: withTwoDecimals(per100.carbs_g),
    fat_g: withTwoDecimals(per100.fat_g),
    fibre_g: withTwoDecimals(per100.fibre_g),
  };
}

/** What an entry keeps, as the tool `meal` takes it. */
export const exactIn = (nutrition: Nutrition): PerHundred =>
  perNutrient((nutrient) => {
    const amount = nutrition[nutrient];
    return amount === null ? null : exactly(amount);
  });

function perNutrient(amountOf: (nutrient: (typeof NUTRIENTS)[number]) => Exact | null): PerHundred {
  const [kcal, protein_g, carbs_g, fat_g, fibre_g] = NUTRIENTS.map(amountOf);
  return { kcal: kcal ?? null, protein_g: protein_g ?? null, carbs_g: carbs_g ?? null, fat_g: fat_g ?? null, fibre_g: fibre_g ?? null };
}

const UNKNOWN: PerHundred = { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };
