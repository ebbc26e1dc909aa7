import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFoods } from "#core/health/foods/find-foods.ts";
import { foodFaults } from "#core/health/foods/food-faults.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { readDishes, readIngredients } from "#core/health/foods/read-foods.ts";
import { gramsOf, gramsOfUnit, unitsOf } from "#core/health/foods/unit-grams.ts";
import type { Food } from "#core/health/foods/food.ts";

const foods = [...FOODS.values()];
const food = (id: string): Food => {
  const found = FOODS.get(id);
  if (found === undefined) throw new RangeError(id);
  return found;
};
const published = new Map(
  readFileSync("tests/core/health/published/ifct-2017.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [code, ...figures] = row.split(",");
      return [code ?? "", figures.map(Number)] as const;
    }),
);
const found = (words: string) => findFoods(foods, words).map(({ id }) => id);

describe("the food table", () => {
  it("has at least 150 ingredients and 150 dishes, each with names, a source or a recipe, and a unit that people use", () => {
    const [ingredients, dishes] = ["ingredient", "dish"].map((kind) => foods.filter((one) => one.kind === kind).length);
    expect([(ingredients ?? 0) >= 150, (dishes ?? 0) >= 150, FOODS.size]).toEqual([true, true, (ingredients ?? 0) + (dishes ?? 0)]);
    for (const one of foods) {
      expect([one.name, one.hindi, one.kind === "dish" ? "recipe" : one.source].every((text) => text.length > 0)).toBe(true);
      expect(/[\u0900-\u097f]/.test(one.hindi)).toBe(true);
      expect(unitsOf(one).length).toBeGreaterThan(1);
    }
  });

  it("has the published facts of its ingredients, energy from kJ; no energy where the published one is far from the nutrients", () => {
    for (const one of foods) {
      if (one.kind === "dish" || !one.source.startsWith("IFCT ")) continue;
      const [kilojoule = 0, protein, carbs, fat = 0, fibre] = published.get(one.source.slice(5)) ?? [];
      const { kcal, ...nutrients } = one.per100;
      expect(nutrients).toEqual({ protein_g: protein, carbs_g: carbs, fat_g: one.source.startsWith("IFCT T") ? 100 : fat, fibre_g: fibre });
      const energy = kilojoule / 4.184;
      const worked = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * fat + 2 * (fibre ?? 0);
      const isFar = Math.abs(Math.round(energy) - worked) > 10 && Math.abs(Math.round(energy) - worked) > 0.15 * Math.round(energy);
      expect([one.id, kcal]).toEqual([one.id, isFar ? null : Math.round(energy)]);
    }
  });

  it("says in both languages which of two is raw, where it has the same thing cooked, and finds nothing else by a whole name", () => {
    expect(found("poha")).toEqual(["poha", "chivda", "rice-flakes"]);
    expect(found("पोहा")).toEqual(["poha", "chivda", "rice-flakes"]);
    for (const raw of [
      "rice",
      "brown-rice",
      "parboiled-rice",
      "moong-dal",
      "masoor-dal",
      "chana-dal",
      "rajma",
      "rice-flakes",
      "dalia",
      "egg",
    ]) {
      expect(food(raw).name).toMatch(/, (?:raw|dry)$/);
      expect(food(raw).hindi).toMatch(/, (?:कच्चा|कच्ची|सूखा)$/u);
    }
  });

  it("is silent to lint, which finds each planted fault", () => {
    expect(foodFaults(foods)).toEqual([]);
    const planted = [
      ...readIngredients("a | A | अ |  | x | 100 1 1 1 0 |  | piece 5\nb | B | ब |  | x | 900 50 50 50 0 |  | piece 5"),
      ...readIngredients(
        "c | C | स |  | x | 0 5 5 0 0 |  | piece 5\nd | D | द |  | x | 387 0 100 0 0 |  |\ne | a | इ |  | x | 0 0 0 0 0 | 1 |",
      ),
      ...readDishes("f | F | फ |  | f 50 | 50 |  | piece 5\ng | G | ग |  | z 50 | 50 |  | piece 5\nh | H | ह |  | e 50 | 60 |  | piece 5"),
      ...readDishes("i | I | ई |  | e 50 | 50 |  |"),
    ];
    expect(foodFaults(planted).map(({ food: id, fault }) => `${id} ${fault}`)).toEqual([
      "a energy-off",
      "a named-twice",
      "b nutrients-above-105",
      "c no-energy-with-nutrients",
      "d no-unit-of-people",
      "e named-twice",
      "f recipe-in-a-circle",
      "g unknown-part",
      "h heavier-cooked",
      "i liquid-without-density",
      "i no-unit-of-people",
    ]);
  });

  it("works a dish out from its parts: what one part lacks is not known, and oils have their energy", () => {
    const roti = nutritionOf(food("roti"), FOODS);
    expect(roti).toEqual({ kcal: 240, protein_g: 7.93, carbs_g: 48.13, fat_g: 1.15, fibre_g: 8.52 });
    expect(nutritionOf(food("ghee"), FOODS).kcal).toBe(900);
    const lacking = readDishes("x | X | क |  | roti 50, y 50 | 100 |  | piece 5")[0];
    const unknown = readIngredients("y | Y | ख |  | x | 100 ? 25 0 0 |  | piece 5")[0];
    if (lacking === undefined || unknown === undefined) throw new RangeError("both are read");
    const table = new Map([...FOODS, [unknown.id, unknown]]);
    expect(nutritionOf(lacking, table)).toMatchObject({ kcal: 170, protein_g: null, carbs_g: 36.56 });
    expect(nutritionOf({ ...lacking, recipe: [{ food: "x", grams: 100 }] }, new Map([["x", lacking]]))).toMatchObject({ kcal: null });
  });
});

describe("a unit of a food", () => {
  it("is its own first, then of weight, then of volume where the density is known: a millilitre is never a gram", () => {
    expect([gramsOfUnit(food("roti"), "piece"), gramsOfUnit(food("roti"), "ml"), gramsOfUnit(food("roti"), "kg")]).toEqual([
      40,
      null,
      1000,
    ]);
    expect([gramsOf(food("milk"), 1, "glass"), gramsOf(food("milk"), 100, "ml"), gramsOf(food("ghee"), 2, "teaspoon")]).toEqual([
      257.5, 103, 9.1,
    ]);
    expect(unitsOf(food("cooked-rice"))).toEqual(["katori", "g"]);
    expect(unitsOf(food("milk"))).toEqual(["glass", "cup", "katori", "tablespoon", "ml", "g"]);
  });

  it("is first a katori for what is liquid and eaten from a bowl, a tablespoon for fat and honey, a glass for a drink", () => {
    const bowls = ["dal-tadka", "plain-dal", "moong-dal-cooked", "masoor-dal-cooked", "chana-dal-cooked", "dal-makhani", "panchmel-dal"];
    for (const id of [...bowls, "sambar", "rasam", "kadhi", "curd", "buffalo-curd", "tomato-soup", "dal-soup"])
      expect([id, unitsOf(food(id))[0]]).toEqual([id, "katori"]);
    for (const id of ["ghee", "mustard-oil", "honey"]) expect([id, unitsOf(food(id))[0]]).toEqual([id, "tablespoon"]);
    for (const id of ["buttermilk", "lassi-sweet", "orange-juice"]) expect([id, unitsOf(food(id))[0]]).toEqual([id, "glass"]);
  });

  it("weighs as much as its volume does, where the density is known", () => {
    for (const one of foods) {
      for (const unit of ["katori", "tablespoon"]) {
        const own = one.units.get(unit);
        if (one.density === null || own === undefined) continue;
        const byVolume = gramsOfUnit({ units: new Map(), density: one.density }, unit) ?? Number.NaN;
        expect(Math.abs(own - byVolume), `${one.id}, ${unit}`).toBeLessThanOrEqual(1); // Some are written in whole grams.
      }
    }
  });
});

describe("a search of foods", () => {
  it("forgives spellings, in English, in Hindi and as people say it", () => {
    expect(found("rajma")[0]).toBe("rajma");
    expect(found("chapati").slice(0, 2).toSorted()).toEqual(["roti", "roti-ghee"]);
    for (const words of ["केला", "kela", "banana", "bananna"]) expect(found(words)).toContain("banana");
    for (const words of ["panir butter", "paneer buter", "पनीर बटर"]) expect(found(words)[0]).toBe("paneer-butter-masala");
    expect(found("dahi")).toContain("curd");
    expect([found(""), found("  "), found("xyzzyq"), found("constructor")].flat()).toEqual([]);
  });

  it("finds every food by its own names, and never more than twenty", () => {
    fc.assert(
      fc.property(fc.constantFrom(...foods), fc.constantFrom("name" as const, "hindi" as const), (one, by) => {
        expect(found(one[by])).toContain(one.id);
        expect(found(one[by]).length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
