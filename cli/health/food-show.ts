import { findFoods } from "#core/health/foods/find-foods.ts";
import { FOODS, FOODS_VERSION } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { gramsOfUnit, unitsOf } from "#core/health/foods/unit-grams.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { foodText, noFoodText } from "./wording/foods.ts";
import { IMPORTED } from "./wording/tables.ts";
import type { Food, FoodTable } from "#core/health/foods/food.ts";

/** A food of the table by its id or by words, down to what a dish is made of. Source: specification/health-tools.md, Foods. */
export const foodShow = databaseCommand({ name: "food show", switches: ["json"], options: [], files: 1 }, async (context) => {
  const { given, terminal } = context;
  const [words = ""] = given.files;
  const { withTables } = await import("./composition.ts");
  const imported = await withTables(context, ({ foods }) => foods.imported());
  const table = new Map([...FOODS, ...imported.map((food) => [food.id, food] as const)]);
  const food = table.get(words) ?? findFoods(table.values(), words)[0];
  if (food === undefined) {
    terminal.complain(noFoodText(words));
    return UNUSABLE_INPUT;
  }
  const shown = shownFood(food, table);
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(shown, null, 2)}\n` : foodText(shown));
  return DONE;
});

const shownFood = (food: Food, table: FoodTable) => ({
  table: FOODS.has(food.id) ? FOODS_VERSION : IMPORTED,
  id: food.id,
  name: food.name,
  hindi: food.hindi,
  spellings: food.spellings,
  source: food.kind === "dish" ? null : food.source,
  per_100: nutritionOf(food, table),
  density: food.density,
  units: unitsOf(food).map((unit) => ({ unit, grams: gramsOfUnit(food, unit) })),
  recipe: food.kind === "dish" ? food.recipe : [],
  yield_g: food.kind === "dish" ? food.yieldGrams : null,
});
