import type { Dish, Food, Ingredient, Nutrition } from "./food.ts";

/** The ingredients of rows as `ingredient-rows.ts` has them. */
export const readIngredients = (rows: string): readonly Ingredient[] =>
  linesOf(rows).map((cell) => ({
    kind: "ingredient",
    id: cell(0),
    name: cell(1),
    hindi: cell(2),
    spellings: listed(cell(3)),
    source: cell(4),
    per100: nutritionIn(cell(5)),
    density: numberIn(cell(6)),
    units: amountsIn(cell(7)),
  }));

/** The dishes of rows as `dish-rows.ts` has them. */
export const readDishes = (rows: string): readonly Dish[] =>
  linesOf(rows).map((cell) => ({
    kind: "dish",
    id: cell(0),
    name: cell(1),
    hindi: cell(2),
    spellings: listed(cell(3)),
    recipe: [...amountsIn(cell(4))].map(([food, grams]) => ({ food, grams })),
    yieldGrams: Number(cell(5)),
    density: numberIn(cell(6)),
    units: amountsIn(cell(7)),
  }));

export const foodTable = (foods: readonly Food[]): ReadonlyMap<string, Food> => new Map(foods.map((food) => [food.id, food]));

/** Of each row the text of a cell. */
const linesOf = (rows: string): readonly ((place: number) => string)[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .map((cells) => (place) => cells[place] ?? "");

const listed = (cell: string): readonly string[] => cell.split(",").filter((word) => word !== "");
const numberIn = (cell: string): number | null => (cell === "" || cell === "?" ? null : Number(cell));

function nutritionIn(cell: string): Nutrition {
  const [kcal = null, protein_g = null, carbs_g = null, fat_g = null, fibre_g = null] = cell.split(" ").map(numberIn);
  return { kcal, protein_g, carbs_g, fat_g, fibre_g };
}

/** "katori 130, piece 90" */
const amountsIn = (cell: string): ReadonlyMap<string, number> =>
  new Map(
    listed(cell).map((amount) => {
      const [name = "", grams] = amount.trim().split(" ");
      return [name, Number(grams)];
    }),
  );
