import type { Dish, FoodTable } from "../../../health/foods/food.ts";

/** The most ingredients of a recipe, those of the dishes within it counted, each as often as it stands there. */
export const MOST_PARTS = 1_000;
/** So many dishes may stand one within the other. */
const DEEPEST = 10;

/**
 * How many ingredients the recipe of each food has down to the last; a food that the table lacks counts as one. Left out are dishes nested
 * deeper than ten, as those without an end are: what is in them can't be worked out in time. Source: specification/health-tools.md, Foods.
 */
export function partCounts(table: FoodTable): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const food of table.values()) if (food.kind === "ingredient") counts.set(food.id, 1);
  const countOf = (part: string): number | undefined => counts.get(part) ?? (table.has(part) ? undefined : 1);
  let open = [...table.values()].flatMap((food) => (food.kind === "dish" ? [food] : []));
  for (let depth = 0; depth < DEEPEST && open.length > 0; depth += 1) {
    const counted = open.flatMap(({ id, recipe }) => {
      const parts = recipe.flatMap((part) => countOf(part.food) ?? []);
      return parts.length < recipe.length ? [] : [[id, parts.reduce((sum, count) => sum + count, 0)] as const];
    });
    for (const [id, count] of counted) counts.set(id, count);
    open = open.filter(({ id }) => !counts.has(id));
  }
  return counts;
}

/** Whether a recipe leads back to its dish. */
export function comesBack(dish: Dish, table: FoodTable): boolean {
  const reached = new Set(dish.recipe.map((part) => part.food));
  for (const id of reached) {
    const food = table.get(id);
    if (food?.kind === "dish") for (const part of food.recipe) reached.add(part.food);
  }
  return reached.has(dish.id);
}
