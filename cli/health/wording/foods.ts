import type { Nutrition } from "#core/health/foods/food.ts";
import type { FoodFault } from "#core/health/foods/food-faults.ts";

const FAULTS: Readonly<Record<FoodFault, string>> = {
  "energy-off": "its energy is far from its nutrients",
  "nutrients-above-105": "its nutrients weigh more than 105 g in 100 g",
  "no-energy-with-nutrients": "it has nutrients and no energy",
  "liquid-without-density": "it is liquid and has no density",
  "no-unit-of-people": "it has no unit that people use",
  "recipe-in-a-circle": "its recipe leads back to itself",
  "unknown-part": "the table lacks a part of its recipe",
  "heavier-cooked": "it is heavier cooked than its parts",
  "named-twice": "another food has the same name",
};

/** What the command says of the food table. */
export const foodFaultsText = (foods: number, faults: readonly { readonly food: string; readonly fault: FoodFault }[]): string =>
  faults.length === 0
    ? `${foods} foods and dishes, nothing is wrong.\n`
    : `${faults.map(({ food, fault }) => `${food}: ${FAULTS[fault]}`).join("\n")}\n`;

export const noFoodText = (words: string): string => `The table has no food called "${words}".`;

type ShownFood = {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly hindi: string;
  readonly source: string | null;
  readonly per_100: Nutrition;
  readonly units: readonly { readonly unit: string; readonly grams: number | null }[];
  readonly recipe: readonly { readonly food: string; readonly grams: number }[];
  readonly yield_g: number | null;
};

const amountText = (figure: number | null, unit: string): string => (figure === null ? "not known" : `${figure} ${unit}`);

export function foodText({ table, id, name, hindi, source, per_100, units, recipe, yield_g }: ShownFood): string {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g } = per_100;
  const lines = [
    `${name} (${hindi}), ${id} in ${table}`,
    `In 100 g: energy ${amountText(kcal, "kcal")}, protein ${amountText(protein_g, "g")}, carbohydrates ${amountText(carbs_g, "g")}, fat ${amountText(fat_g, "g")}, fibre ${amountText(fibre_g, "g")}`,
    `Units: ${units.map(({ unit, grams }) => `${unit} ${amountText(grams, "g")}`).join(", ")}`,
    ...(source === null ? [] : [`Source: ${source}`]),
    ...(yield_g === null ? [] : [`Recipe: ${recipe.map(({ food, grams }) => `${food} ${grams} g`).join(", ")}; ${yield_g} g once cooked`]),
  ];
  return `${lines.join("\n")}\n`;
}

export const activitiesText = (activities: readonly { readonly activity: string; readonly name: string; readonly met: number }[]): string =>
  `${activities.map(({ activity, name, met }) => `${activity}  ${met.toFixed(1).padStart(4)}  ${name}`).join("\n")}\n`;
