import { exactly, plus, times } from "../../shared/exact.ts";
import { dividedBy } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import type { Exact } from "../../shared/exact.ts";
import type { Figure, HealthAnswer } from "../health-answer.ts";

export const NUTRIENTS = ["kcal", "protein_g", "carbs_g", "fat_g", "fibre_g"] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** The contents of 100 g; null: not known, which is different from 0. */
export type PerHundred = Readonly<Record<Nutrient, Exact | null>>;
export type MealItem = { readonly food: string; readonly per100: PerHundred; readonly grams: Exact };
export type MealAnswer = HealthAnswer & {
  readonly items: readonly { readonly food: string; readonly grams: string; readonly kcal: Figure }[];
  readonly incomplete: readonly Nutrient[];
};

/** Energy and nutrients of what was eaten. Each is summed exactly and rounded once. Source: specification/health-tools.md, meal. */
export function meal(items: readonly MealItem[]): MealAnswer {
  const foods = items.map(({ per100 }) => withEnergy(per100));
  const eaten = items.map(({ food, grams }, index) => ({ food, grams, amounts: amountsIn(foods[index]?.per100 ?? NOTHING, grams) }));
  const figures = NUTRIENTS.map((nutrient) => {
    const known = eaten.flatMap(({ amounts }) => amounts[nutrient] ?? []);
    const figure = known.length === 0 ? null : rounded(known.reduce(plus), nutrient === "kcal" ? 0 : 1);
    return { nutrient, figure, isIncomplete: known.length > 0 && known.length < eaten.length };
  });
  return {
    tool: "meal",
    formula: "meal@1",
    figures: Object.fromEntries(figures.map(({ nutrient, figure }) => [nutrient, figure])),
    band: null,
    notes: foods.some(({ isFromNutrients }) => isFromNutrients) ? ["energy_from_nutrients"] : [],
    steps: [],
    items: eaten.map(({ food, grams, amounts: { kcal } }) => ({
      food,
      grams: rounded(grams, 1),
      kcal: kcal === null ? null : rounded(kcal, 0),
    })),
    incomplete: figures.flatMap(({ nutrient, isIncomplete }) => (isIncomplete ? [nutrient] : [])),
  };
}

const NOTHING: PerHundred = { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };

/** Food tables print oils without energy. It is calculated from protein, carbohydrates, fat and, if it is known, fibre. */
export function withEnergy(per100: PerHundred): { readonly per100: PerHundred; readonly isFromNutrients: boolean } {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g } = per100;
  if (kcal !== null || protein_g === null || carbs_g === null || fat_g === null) return { per100, isFromNutrients: false };
  const parts: readonly (readonly [Exact, number])[] = [
    [protein_g, 4],
    [carbs_g, 4],
    [fat_g, 9],
    [fibre_g ?? exactly(0), 2],
  ];
  const energy = parts.map(([grams, kcalOfGram]) => times(grams, exactly(kcalOfGram))).reduce(plus);
  return { per100: { ...per100, kcal: energy }, isFromNutrients: true };
}

const amountsIn = (per100: PerHundred, grams: Exact): PerHundred => {
  const amount = (nutrient: Exact | null) => (nutrient === null ? null : dividedBy(times(nutrient, grams), exactly(100)));
  return {
    kcal: amount(per100.kcal),
    protein_g: amount(per100.protein_g),
    carbs_g: amount(per100.carbs_g),
    fat_g: amount(per100.fat_g),
    fibre_g: amount(per100.fibre_g),
  };
};
