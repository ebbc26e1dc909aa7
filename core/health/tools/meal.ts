import { exactly, plus, times } from "../../shared/exact.ts";
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
  const eaten = items.map(({ food, per100, grams }) => ({ food, grams, ...withEnergy(per100) }));
  const figures: Record<string, Figure> = {};
  const incomplete: Nutrient[] = [];
  for (const nutrient of NUTRIENTS) {
    const known = eaten.flatMap(({ per100, grams }) => {
      const amount = per100[nutrient];
      return amount === null ? [] : [times(amount, grams)];
    });
    figures[nutrient] = known.length === 0 ? null : rounded(inHundred(known.reduce(plus)), nutrient === "kcal" ? 0 : 1);
    if (known.length > 0 && known.length < eaten.length) incomplete.push(nutrient);
  }
  return {
    tool: "meal",
    formula: "meal@1",
    figures,
    band: null,
    notes: eaten.some(({ isFromNutrients }) => isFromNutrients) ? ["energy_from_nutrients"] : [],
    steps: [],
    items: eaten.map(({ food, grams, per100: { kcal } }) => ({
      food,
      grams: rounded(grams, 1),
      kcal: kcal === null ? null : rounded(inHundred(times(kcal, grams)), 0),
    })),
    incomplete,
  };
}

const inHundred = ({ numerator, denominator }: Exact): Exact => ({ numerator, denominator: denominator * 100n });

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
