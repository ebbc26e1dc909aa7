import { FOODS } from "#core/health/foods/foods.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import type { Food } from "#core/health/foods/food.ts";

/** Prints every food of the table, a JSON object a line, as `food import` takes it. Source: specification/health-tools.md, Foods. */
export const foodExport = databaseCommand({ name: "food export", switches: ["json"], options: [], files: 0 }, async (asked) => {
  const { withTables } = await import("./composition.ts");
  const imported = await withTables(asked, ({ foods }) => foods.imported());
  await asked.terminal.write([...FOODS.values(), ...imported].map((food) => `${JSON.stringify(foodRecord(food))}\n`).join(""));
  return DONE;
});

function foodRecord(food: Food) {
  const { id, kind, name, hindi, spellings, density } = food;
  const units = Object.fromEntries(food.units);
  const named = { id, kind, name, hindi, spellings, density, units };
  return food.kind === "dish"
    ? { ...named, recipe: food.recipe, yield_g: food.yieldGrams }
    : { ...named, source: food.source, per_100: food.per100 };
}
