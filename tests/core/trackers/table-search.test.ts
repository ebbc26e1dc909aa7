import { describe, expect, it } from "vitest";
import { makeSearchActivityCalories, makeSearchFoodCalories } from "#core/trackers/calls/search-calories.use-case.ts";
import { readDishes } from "#core/health/foods/read-foods.ts";
import { memoryImportedRows } from "#adapters/memory/trackers/imported-rows.ts";
import { anImportedActivity, anImportedFood } from "#tests/builders/health/an-imported-food.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { MemoryTable } from "#adapters/memory/trackers/imported-rows.ts";

const table = (...foods: readonly Food[]): MemoryTable<Food> => ({ version: 1, rows: new Map(foods.map((food) => [food.id, food])) });

describe("a search of foods", () => {
  it("finds imported ones beside those of the program, and what went into a dish of them", async () => {
    const [sherbet] = readDishes("phalsa-sherbet | Phalsa sherbet | फालसा शरबत | | phalsa 50, sugar 10, phalsa-pulp 40 | 200 | 1.02 |");
    const [pulp] = readDishes("phalsa-pulp | Pulp of phalsa | फालसे का गूदा | | phalsa 40 | 20 | | katori 100");
    if (sherbet === undefined || pulp === undefined) throw new RangeError("both are read");
    const search = makeSearchFoodCalories({ imported: memoryImportedRows(table(anImportedFood(), sherbet, pulp)) });
    const found = await search("phalsa sharbat");
    expect(found.map(({ food }) => food)).toEqual(["phalsa-sherbet"]);
    expect(found[0]?.per100).toMatchObject({ fat_g: 0.07, fibre_g: null });
    expect(found[0]?.units.find(({ unit }) => unit === "glass")).toEqual({ unit: "glass", grams: 255 });
    expect((await search("phalsa")).map(({ food }) => food)).toEqual(["phalsa", "phalsa-sherbet", "phalsa-pulp"]);
    expect((await search("roti")).map(({ food }) => food)).toContain("roti");
    expect(await search("")).toEqual([]);
  });

  it("reads the names once an import, however many ask at once, and again after what could not be read", async () => {
    const rows = table(anImportedFood());
    const plain = memoryImportedRows(rows);
    let reads = 0;
    let isDown = false;
    const search = makeSearchFoodCalories({
      imported: {
        ...plain,
        async pageAfter(after) {
          if (isDown) throw new Error("down");
          if (after === "") reads += 1;
          return plain.pageAfter(after);
        },
      },
    });
    const names = async () => (await search("phalsa")).map(({ name }) => name);
    expect(await Promise.all([names(), names(), names()])).toEqual([["Phalsa"], ["Phalsa"], ["Phalsa"]]);
    expect(reads).toBe(1);
    isDown = true;
    expect(await names()).toEqual(["Phalsa"]);
    rows.rows.set("phalsa-ripe", anImportedFood({ id: "phalsa-ripe", name: "Phalsa, ripe" }));
    rows.version += 1;
    await expect(names()).rejects.toThrow("down");
    isDown = false;
    expect(await names()).toEqual(["Phalsa", "Phalsa, ripe"]);
    expect(reads).toBe(2);
  });
});

describe("a search of activities", () => {
  it("finds imported ones beside those of the program", async () => {
    const imported = memoryImportedRows({ version: 1, rows: new Map([["15999", anImportedActivity()]]) });
    const search = makeSearchActivityCalories({ imported });
    expect(await search("kho")).toEqual([{ activity: "15999", name: "kho-kho, planted", hindi: "खो-खो", met: 7.3 }]);
    expect(await search("खो-खो")).toHaveLength(1);
    expect((await search("hatha"))[0]).toMatchObject({ activity: "02150" });
  });
});
