import { FOODS } from "#core/health/foods/foods.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE } from "#cli/terminal.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { Command } from "#cli/terminal.ts";

/** Prints every food of the table, a JSON object a line. Source: specification/health-tools.md, Foods. */
export const foodExport: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, "food export", read.refusal);
  await terminal.write([...FOODS.values()].map((food) => `${JSON.stringify(foodRecord(food))}\n`).join(""));
  return DONE;
};

function foodRecord(food: Food) {
  const { id, kind, name, hindi, spellings, density } = food;
  const units = Object.fromEntries(food.units);
  const named = { id, kind, name, hindi, spellings, density, units };
  return food.kind === "dish"
    ? { ...named, recipe: food.recipe, yield_g: food.yieldGrams }
    : { ...named, source: food.source, per_100: food.per100 };
}
