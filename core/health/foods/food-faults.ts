import { NUTRIENTS } from "../tools/meal.ts";
import { perHundredOf } from "./nutrition-of.ts";
import { unitsOf } from "./unit-grams.ts";
import type { Food, FoodTable, Ingredient } from "./food.ts";

/** What is wrong with a food of a table. */
export type FoodFault =
  | "energy-off"
  | "nutrients-above-105"
  | "no-energy-with-nutrients"
  | "liquid-without-density"
  | "no-unit-of-people"
  | "recipe-in-a-circle"
  | "unknown-part"
  | "heavier-cooked"
  | "named-twice";

/** All faults of a table, by food. Source: specification/health-tools.md, Foods. */
export function foodFaults(foods: readonly Food[]): readonly { readonly food: string; readonly fault: FoodFault }[] {
  const table: FoodTable = new Map(foods.map((food) => [food.id, food]));
  const named = new Map<string, number>();
  for (const { name, hindi } of foods) for (const one of new Set([fold(name), fold(hindi)])) named.set(one, (named.get(one) ?? 0) + 1);
  return foods.flatMap((food) => {
    const isTwice = [food.name, food.hindi].some((name) => (named.get(fold(name)) ?? 0) > 1);
    const own = food.kind === "ingredient" ? ingredientFaults(food) : dishFaults(food, table);
    const faults: readonly FoodFault[] = [
      ...own,
      ...(hasUnit(food) ? [] : ["no-unit-of-people" as const]),
      ...(isTwice ? ["named-twice" as const] : []),
    ];
    return faults.map((fault) => ({ food: food.id, fault }));
  });
}

function ingredientFaults({ per100 }: Ingredient): readonly FoodFault[] {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g } = per100;
  const parts = [protein_g, carbs_g, fat_g, fibre_g];
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  const energy = 4 * (protein_g ?? 0) + 4 * (carbs_g ?? 0) + 9 * (fat_g ?? 0) + 2 * (fibre_g ?? 0);
  const isWhole = kcal !== null && parts.slice(0, 3).every((part) => part !== null);
  const isOff = isWhole && kcal > 0 && Math.abs(kcal - energy) > 10 && Math.abs(kcal - energy) > 0.15 * energy;
  return [
    ...(isOff ? ["energy-off" as const] : []),
    ...(sum > 105 ? ["nutrients-above-105" as const] : []),
    ...(kcal === 0 && sum > 0 ? ["no-energy-with-nutrients" as const] : []),
  ];
}

function dishFaults(food: Extract<Food, { readonly kind: "dish" }>, table: FoodTable): readonly FoodFault[] {
  const grams = food.recipe.reduce((sum, part) => sum + part.grams, 0);
  const isCircular = comesBack(food.id, food.id, table, new Set());
  return [
    ...(isCircular ? ["recipe-in-a-circle" as const] : []),
    ...(food.recipe.some((part) => !table.has(part.food)) ? ["unknown-part" as const] : []),
    ...(food.yieldGrams > grams || food.yieldGrams <= 0 ? ["heavier-cooked" as const] : []),
    ...(!isCircular && isLiquid(food, table) && food.density === null && food.units.size === 0 ? ["liquid-without-density" as const] : []),
  ];
}

/** Whether a recipe leads back to its dish. */
function comesBack(to: string, at: string, table: FoodTable, seen: ReadonlySet<string>): boolean {
  const food = table.get(at);
  if (food === undefined || food.kind === "ingredient" || seen.has(at)) return false;
  const here = new Set([...seen, at]);
  return food.recipe.some((part) => part.food === to || comesBack(to, part.food, table, here));
}

/** Thinner than a curry: at most 15 g of anything but water in 100 g. */
function isLiquid(food: Food, table: FoodTable): boolean {
  const per100 = perHundredOf(food, table);
  const solid = NUTRIENTS.slice(1).reduce((sum, nutrient) => {
    const amount = per100[nutrient];
    return sum + (amount === null ? 0 : Number(amount.numerator) / Number(amount.denominator));
  }, 0);
  return solid <= 15;
}

const hasUnit = (food: Food): boolean => unitsOf(food).some((unit) => unit !== "g");
const fold = (name: string): string => name.normalize("NFKC").toLowerCase();
