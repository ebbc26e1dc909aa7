import { NUTRIENTS } from "../tools/meal.ts";
import type { Dish, Food, Ingredient, Nutrition } from "./food.ts";

/** The ingredients of rows as `ingredient-rows.ts` has them. */
export const readIngredients = (rows: string): readonly Ingredient[] =>
  linesOf(rows).map(([id, name, hindi, spellings, source, per100, density, units]) => ({
    ...{ kind: "ingredient", id: id ?? "", name: name ?? "", hindi: hindi ?? "", spellings: listed(spellings), source: source ?? "" },
    ...{ per100: nutritionIn(per100), density: numberIn(density), units: amountsIn(units) },
  }));

/** The dishes of rows as `dish-rows.ts` has them. */
export const readDishes = (rows: string): readonly Dish[] =>
  linesOf(rows).map(([id, name, hindi, spellings, recipe, weight, density, units]) => ({
    ...{ kind: "dish", id: id ?? "", name: name ?? "", hindi: hindi ?? "", spellings: listed(spellings) },
    recipe: [...amountsIn(recipe)].map(([food, grams]) => ({ food, grams })),
    ...{ yieldGrams: Number(weight), density: numberIn(density), units: amountsIn(units) },
  }));

export const foodTable = (foods: readonly Food[]): ReadonlyMap<string, Food> => new Map(foods.map((food) => [food.id, food]));

const linesOf = (rows: string): readonly (readonly string[])[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()));

const listed = (cell: string | undefined): readonly string[] => (cell ?? "").split(",").filter((word) => word !== "");
const numberIn = (cell: string | undefined): number | null => (cell === undefined || cell === "" || cell === "?" ? null : Number(cell));

function nutritionIn(cell: string | undefined): Nutrition {
  const [kcal, protein_g, carbs_g, fat_g, fibre_g] = NUTRIENTS.map((_, nth) => numberIn((cell ?? "").split(" ")[nth]));
  return { kcal: kcal ?? null, protein_g: protein_g ?? null, carbs_g: carbs_g ?? null, fat_g: fat_g ?? null, fibre_g: fibre_g ?? null };
}

/** "katori 130, piece 90" */
const amountsIn = (cell: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    listed(cell).map((amount) => {
      const [name, grams] = amount.trim().split(" ");
      return [name ?? "", Number(grams)];
    }),
  );
