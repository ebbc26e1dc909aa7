import { FOODS } from "#core/health/foods/foods.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";

/** Prints every food of the table, a JSON object a line, as `food import` takes it. Source: specification/health-tools.md, Foods. */
export const foodExport = databaseCommand({ name: "food export", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { foodRecord, withTables } = await import("./composition.ts");
  const imported = await withTables(context, ({ foods }) => foods.imported());
  await context.terminal.write([...FOODS.values(), ...imported].map((food) => `${JSON.stringify(foodRecord(food))}\n`).join(""));
  return DONE;
});
