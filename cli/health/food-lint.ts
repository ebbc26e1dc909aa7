import { foodFaults } from "#core/health/foods/food-faults.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { foodFaultsText } from "./wording/foods.ts";

/** Looks for what is wrong with the food table. Source: specification/health-tools.md, Foods. */
export const foodLint = databaseCommand({ name: "food lint", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withTables } = await import("./composition.ts");
  const foods = [...FOODS.values(), ...(await withTables(context, (tables) => tables.foods.imported()))];
  const faults = foodFaults(foods);
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify({ foods: foods.length, faults }, null, 2)}\n` : foodFaultsText(foods.length, faults),
  );
  return faults.length === 0 ? DONE : UNUSABLE_INPUT;
});
