import { foodFaults } from "#core/health/foods/food-faults.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { foodFaultsText } from "./wording/foods.ts";
import type { Command } from "#cli/terminal.ts";

/** Looks for what is wrong with the food table. Source: specification/health-tools.md, Foods. */
export const foodLint: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, "food lint", read.refusal);
  const faults = foodFaults([...FOODS.values()]);
  await terminal.write(
    read.value.switches.has("json") ? `${JSON.stringify({ foods: FOODS.size, faults }, null, 2)}\n` : foodFaultsText(FOODS.size, faults),
  );
  return faults.length === 0 ? DONE : UNUSABLE_INPUT;
};
