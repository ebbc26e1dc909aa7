import { describe, expect, it } from "vitest";
import { comesBack, partCounts } from "#core/trackers/tables/import/part-counts.ts";
import { foodTable, readDishes, readIngredients } from "#core/health/foods/read-foods.ts";

const salt = readIngredients("salt | Salt | नमक |  | x | 0 0 0 0 0 |  | teaspoon 5");
/** Each of them twice the one before. */
const doubling = (count: number) =>
  Array.from({ length: count }, (_, nth) => {
    const part = nth === 0 ? "salt" : `d${nth - 1}`;
    return `d${nth} | D${nth} | ड${nth} |  | ${part} 50, water 1 | 50 |  | piece 5`;
  });

describe("the parts of a recipe", () => {
  it("are counted down to the last", () => {
    const dishes = readDishes(["a | A | अ |  | salt 5, gone 3 | 8 |  |", "b | B | ब |  | a 4, salt 1 | 5 |  |"].join("\n"));
    const counts = partCounts(foodTable([...salt, ...dishes]));
    expect([...counts]).toEqual([
      ["salt", 1],
      ["a", 2],
      ["b", 3],
    ]);
  });

  it("are never worked out where they are too many, too deep, or without an end", () => {
    const fortyOf = (id: string, part: string) => ({
      ...({ kind: "dish", id, name: id, hindi: id, spellings: [], density: null, units: new Map(), yieldGrams: 1 } as const),
      recipe: Array.from({ length: 40 }, () => ({ food: part, grams: 5 })),
    });
    const wide = [fortyOf("w0", "salt"), fortyOf("w1", "w0"), fortyOf("w2", "w1"), fortyOf("w3", "w2")];
    const dishes = [...salt, ...wide, ...readDishes(doubling(30).join("\n")), fortyOf("x", "y"), fortyOf("y", "x"), fortyOf("z", "x")];
    const table = foodTable(dishes);
    const counts = partCounts(table);
    expect(["w0", "w1", "w3", "d9", "d10", "x", "z"].map((id) => counts.get(id) ?? null)).toEqual([
      40,
      1_600,
      2_560_000,
      11,
      null,
      null,
      null,
    ]);
    expect(
      ["x", "y", "z", "w0"].filter((id) => dishes.some((one) => one.id === id && one.kind === "dish" && comesBack(one, table))),
    ).toEqual(["x", "y"]);
  });
});
