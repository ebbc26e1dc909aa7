import { exactly, plus, times } from "../../shared/exact.ts";
import { dividedBy } from "../fraction.ts";
import { countIn, DOUBLES } from "../reckoned.ts";
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
  const eaten = items.map((item) => ({ ...item, thousandths: countIn(item.grams, 1_000), per100: withEnergy(item.per100) }));
  const figures: Record<string, Figure> = {};
  for (const nutrient of NUTRIENTS) figures[nutrient] = sumOf(eaten, nutrient);
  return {
    tool: "meal",
    formula: "meal@1",
    figures,
    band: null,
    notes: items.some(({ per100 }) => withEnergy(per100) !== per100) ? ["energy_from_nutrients"] : [],
    steps: [],
    items: eaten.map((item) => ({
      food: item.food,
      grams: item.thousandths < 1e12 ? DOUBLES.tenths(item.thousandths / 1_000) : rounded(item.grams, 1),
      kcal: sumOf([item], "kcal"),
    })),
    incomplete: NUTRIENTS.filter((nutrient) => figures[nutrient] !== null && eaten.some(({ per100 }) => per100[nutrient] === null)),
  };
}

/** `thousandths` of the grams; NaN: there are smaller parts. */
type Eaten = MealItem & { readonly thousandths: number };

/**
 * Hundredths times thousandths are whole numbers, which doubles sum exactly in half the time of fractions. Of so few of them a sum lies on
 * a half of what is rounded, or further from it than what the rounding adds.
 */
function sumOf(eaten: readonly Eaten[], nutrient: Nutrient): Figure {
  let sum: number | null = null;
  for (const { per100, thousandths } of eaten) {
    const amount = per100[nutrient];
    if (amount !== null) sum = (sum ?? 0) + countIn(amount, 100) * thousandths;
  }
  if (sum === null) return null;
  if (sum < 1e12) return (nutrient === "kcal" ? DOUBLES.whole : DOUBLES.tenths)(sum / 1e7);
  const exact = eaten.map(({ per100, grams }) => times(per100[nutrient] ?? exactly(0), grams)).reduce(plus);
  return rounded(dividedBy(exact, exactly(100)), nutrient === "kcal" ? 0 : 1);
}

/** Food tables print oils without energy. It is calculated from protein, carbohydrates, fat and, if it is known, fibre. */
export function withEnergy(per100: PerHundred): PerHundred {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g } = per100;
  if (kcal !== null || protein_g === null || carbs_g === null || fat_g === null) return per100;
  const of = (grams: Exact, kcalOfGram: number) => times(grams, exactly(kcalOfGram));
  return { ...per100, kcal: [of(protein_g, 4), of(carbs_g, 4), of(fat_g, 9), of(fibre_g ?? exactly(0), 2)].reduce(plus) };
}
