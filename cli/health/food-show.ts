import { findFoods } from "#core/health/foods/find-foods.ts";
import { FOODS, FOODS_VERSION } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { gramsOfUnit, unitsOf } from "#core/health/foods/unit-grams.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { foodText, noFoodText } from "./wording/foods.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { Command } from "#cli/terminal.ts";

/** A food of the table by its id or by words, down to what a dish is made of. Source: specification/health-tools.md, Foods. */
export const foodShow: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 1 });
  if (read.kind === "refused") return wrongUsage(terminal, "food show", read.refusal);
  const [words = ""] = read.value.files;
  const food = FOODS.get(words) ?? findFoods(FOODS.values(), words)[0];
  if (food === undefined) {
    terminal.complain(noFoodText(words));
    return UNUSABLE_INPUT;
  }
  const shown = shownFood(food);
  await terminal.write(read.value.switches.has("json") ? `${JSON.stringify(shown, null, 2)}\n` : foodText(shown));
  return DONE;
};

const shownFood = (food: Food) => ({
  ...{ table: FOODS_VERSION, id: food.id, name: food.name, hindi: food.hindi, spellings: food.spellings },
  source: food.kind === "dish" ? null : food.source,
  per_100: nutritionOf(food, FOODS),
  density: food.density,
  units: unitsOf(food).map((unit) => ({ unit, grams: gramsOfUnit(food, unit) })),
  recipe: food.kind === "dish" ? food.recipe : [],
  yield_g: food.kind === "dish" ? food.yieldGrams : null,
});
