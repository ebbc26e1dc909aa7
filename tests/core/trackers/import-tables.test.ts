import { describe, expect, it } from "vitest";
import { FOODS } from "#core/health/foods/foods.ts";
import { ok, refused } from "#core/shared/result.ts";
import { makeImportFoods } from "#core/trackers/tables/import/import-foods.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTableRegister } from "#adapters/memory/trackers/imported-rows.ts";
import { anImportedFood } from "#tests/builders/health/an-imported-food.ts";
import { wholeFileOf } from "#tests/builders/files/whole-row.ts";
import type { Food } from "#core/health/foods/food.ts";

const importing = (memory: Memory, run: "dry" | "real", ...foods: readonly Food[]) =>
  makeImportFoods({ register: memoryTableRegister(memory, memory.importedFoods), now: () => 7 })("ravi", {
    name: "foods.ndjson",
    run,
    file: wholeFileOf(foods),
  });
const roti = FOODS.get("roti");
if (roti === undefined) throw new RangeError("the table has it");

describe("foods that staff import", () => {
  it("are counted, put beside the table of the program, and audited once for the whole file", async () => {
    const memory = new Memory();
    const phalsa = anImportedFood();
    expect(await importing(memory, "dry", phalsa, roti)).toMatchObject(ok({ added: 1, changed: 0, unchanged: 1 }));
    expect([memory.importedFoods.rows.size, memory.importedFoods.version, memory.audited]).toEqual([0, 0, []]);
    expect(await importing(memory, "real", phalsa, roti)).toMatchObject(ok({ added: 1, changed: 0, unchanged: 1 }));
    expect([...memory.importedFoods.rows.keys()]).toEqual(["phalsa"]);
    expect(await importing(memory, "real", anImportedFood({ units: new Map([["piece", 5]]) }))).toMatchObject(ok({ changed: 1 }));
    expect(memory.audited.map(({ action, who, at, details }) => [action, who, at, details])).toEqual([
      ["food import", "ravi", 7, { file: "foods.ndjson", added: 1, changed: 0, unchanged: 1 }],
      ["food import", "ravi", 7, { file: "foods.ndjson", added: 0, changed: 1, unchanged: 0 }],
    ]);
  });

  it("leave those of the program alone, and all of a file where one is faulty", async () => {
    const memory = new Memory();
    expect(await importing(memory, "real", anImportedFood(), { ...roti, name: "Roti, large" })).toEqual(
      refused([{ line: 2, path: "id", expected: "an id that foods@1 does not have" }]),
    );
    expect(await importing(memory, "real", anImportedFood(), anImportedFood({ id: "other", name: "ROTI", hindi: "कुछ" }))).toEqual(
      refused([{ line: 2, path: "name", expected: "names that no other food has" }]),
    );
    const fortyOf = (id: string, food: string): Food => ({
      kind: "dish",
      id,
      name: id,
      hindi: id,
      spellings: [],
      density: 1,
      units: new Map(),
      yieldGrams: 40,
      recipe: Array.from({ length: 40 }, () => ({ food, grams: 1 })),
    });
    expect(await importing(memory, "real", fortyOf("small", "salt"), fortyOf("large", "small"), fortyOf("more", "large"))).toEqual(
      refused(
        [2, 3].map((line) => ({ line, path: "recipe", expected: "at most 1,000 parts down to the last, and dishes at most ten deep" })),
      ),
    );
    expect([memory.importedFoods.rows.size, memory.audited]).toEqual([0, []]);
  });
});
