import { foodFaults } from "../../../health/foods/food-faults.ts";
import { comesBack, MOST_PARTS, partCounts } from "./part-counts.ts";
import { FOODS, FOODS_VERSION } from "../../../health/foods/foods.ts";
import { storedFood } from "../stored-food.ts";
import { grouped } from "../../../shared/grouped.ts";
import { makeImportRows } from "./import-rows.ts";
import type { Food } from "../../../health/foods/food.ts";
import type { FoodFault } from "../../../health/foods/food-faults.ts";
import type { Clock } from "../../../shared/clock.port.ts";
import type { ImportRows } from "./import-rows.ts";
import type { TableRegister } from "./table-register.port.ts";

/** Adds foods and dishes. All are refused if `food lint` finds a fault in any of them. Source: specification/health-tools.md, Foods. */
export type ImportFoods = ImportRows<Food>;

export const makeImportFoods = ({ register, now }: { readonly register: TableRegister<Food>; readonly now: Clock }): ImportFoods =>
  makeImportRows({
    kind: "food",
    idField: "id",
    shipped: FOODS,
    version: FOODS_VERSION,
    register,
    plain: storedFood,
    now,
    faultsOf(lines, table) {
      const counts = partCounts(table);
      const isTooLarge = ({ id }: Food) => (counts.get(id) ?? Number.POSITIVE_INFINITY) > MOST_PARTS;
      // What is in the others can be worked out, which their faults need; a food with one of these in it is one of these.
      const found = grouped(foodFaults([...table.values()].filter((food) => !isTooLarge(food))), ({ food }) => food);
      return lines.flatMap(({ line, row }) => {
        if (!isTooLarge(row)) return (found.get(row.id) ?? []).map(({ fault }) => ({ line, ...EXPECTED[fault] }));
        return [{ line, ...(row.kind === "dish" && comesBack(row, table) ? EXPECTED["recipe-in-a-circle"] : TOO_LARGE) }];
      });
    },
  });

/** No server could work out what is in it while somebody waits. */
const TOO_LARGE = { path: "recipe", expected: "at most 1,000 parts down to the last, and dishes at most ten deep" };

/** What is expected instead, and where in the line. */
const EXPECTED: Readonly<Record<FoodFault, { readonly path: string; readonly expected: string }>> = {
  "energy-off": { path: "per_100.kcal", expected: "energy within 15 % or 10 kcal of what its nutrients have" },
  "nutrients-above-105": { path: "per_100", expected: "at most 105 g of nutrients" },
  "no-energy-with-nutrients": { path: "per_100.kcal", expected: "energy beside nutrients, or null where it is not known" },
  "liquid-without-density": { path: "density", expected: "a density or a unit, as it is liquid" },
  "no-unit-of-people": { path: "units", expected: "a unit that people use, or a density" },
  "recipe-in-a-circle": { path: "recipe", expected: "a recipe that does not lead back to its dish" },
  "unknown-part": { path: "recipe", expected: "foods of the table or of this file" },
  "heavier-cooked": { path: "yield_g", expected: "a weight above 0 and at most that of its parts" },
  "named-twice": { path: "name", expected: "names that no other food has" },
};
