import { describe, expect, it } from "vitest";
import { foodFaults } from "#core/health/foods/food-faults.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { readDishes, readIngredients } from "#core/health/foods/read-foods.ts";
import { gramsOf, gramsOfUnit } from "#core/health/foods/unit-grams.ts";
import type { Food } from "#core/health/foods/food.ts";

/** The faults of one ingredient, by kcal, protein, carbohydrates, fat and fibre of 100 g. */
const ofIngredient = (per100: string) => foodFaults(readIngredients(`a | A | अ |  | x | ${per100} |  | piece 5`)).map(({ fault }) => fault);
/** Faults by food, of ingredients and dishes in rows. */
const faultsOf = (ingredients: string, dishes: string) =>
  foodFaults([...readIngredients(ingredients), ...readDishes(dishes)]).map(({ food, fault }) => `${food} ${fault}`);
const milk = () => FOODS.get("milk") ?? expect.fail("milk");
const WATER = "e | E | इ |  | x | 0 0 0 0 0 |  | piece 5";

describe("lint of an ingredient", () => {
  it.each([
    ["50 0 10 0 0", []], // 10 kcal off.
    ["51 0 10 0 0", ["energy-off"]],
    ["115 0 25 0 0", []], // 15 % off what its nutrients have.
    ["115.1 0 25 0 0", ["energy-off"]],
    ["85 0 25 0 0", []],
    ["84.9 0 25 0 0", ["energy-off"]],
    ["29 0 10 0 0", ["energy-off"]],
    ["150 0 25 0 25", []], // A quarter of it fibre.
    ["? 0 25 0 0", []],
    ["100 ? 0 0 0", []],
    ["100 0 ? 0 0", []],
    ["100 0 0 ? 0", []],
    ["100 0 5 0 ?", ["energy-off"]],
    ["420 50 55 0 0", []], // 105 g.
    ["420 50 55.1 0 0", ["nutrients-above-105"]],
    ["0 0 0 0 0.1", ["no-energy-with-nutrients"]],
  ])("%s: %j", (per100, faults) => {
    expect(ofIngredient(per100)).toEqual(faults);
  });
});

describe("lint of a dish", () => {
  it("names a part that is not in the table, beside others that are", () => {
    expect(faultsOf(WATER, "g | G | ग |  | e 50, z 50 | 90 |  | piece 5")).toEqual(["g unknown-part"]);
  });

  it("takes it for a liquid up to 15 g of anything but water in 100 g, whatever its energy", () => {
    const sugars = "s | S | स |  | x | 60 0 15 0 0 |  | piece 5\nt | T | ट |  | x | 60.4 0 15.1 0 0 |  | piece 5";
    const dishes =
      "u | U | उ |  | s 50 | 50 |  |\nv | V | व |  | t 50 | 50 |  |\nw | W | ऊ |  | s 50 | 50 |  | piece 5\ny | Y | य |  | s 50 | 50 | 1 |";
    expect(faultsOf(sugars, dishes)).toEqual(["u liquid-without-density", "u no-unit-of-people", "v no-unit-of-people"]);
  });

  it("finds a recipe that comes back by its second part or by another dish, and none that only leads to one", () => {
    const dishes =
      "p | P | प |  | e 50, p 50 | 90 |  |\nb | B | ब |  | c 50 | 50 |  | piece 5\nc | C | च |  | b 50 | 50 |  | piece 5\na | A | अ |  | b 50 | 50 |  | piece 5";
    expect(faultsOf(WATER, dishes)).toEqual([
      "p recipe-in-a-circle",
      "p no-unit-of-people",
      "b recipe-in-a-circle",
      "c recipe-in-a-circle",
    ]);
  });

  it("weighs what comes out: more than went in is a fault, and nothing is", () => {
    const [dish] = readDishes("h | H | ह |  | e 50 | 50 |  | piece 5");
    if (dish === undefined) throw new RangeError("it is read");
    const table: readonly Food[] = readIngredients(WATER);
    const of = (yieldGrams: number) => foodFaults([...table, { ...dish, yieldGrams } as Food]).map(({ fault }) => fault);
    expect([of(50), of(50.1), of(0), of(0.1)]).toEqual([[], ["heavier-cooked"], ["heavier-cooked"], []]);
  });

  it("finds names that only differ in their case, in both languages", () => {
    const twice =
      "a | Ghee | घी |  | x | 0 0 0 0 0 |  | piece 5\nb | GHEE | तेल |  | x | 0 0 0 0 0 |  | piece 5\nc | Oil | तेल |  | x | 0 0 0 0 0 |  | piece 5";
    expect(foodFaults(readIngredients(twice)).map(({ food, fault }) => `${food} ${fault}`)).toEqual([
      "a named-twice",
      "b named-twice",
      "c named-twice",
    ]);
  });
});

describe("what is not there", () => {
  it("is no unit, whatever its name, and no grams", () => {
    expect([gramsOfUnit(milk(), "constructor"), gramsOf(milk(), 1, "pinch"), gramsOfUnit(milk(), "piece")]).toEqual([null, null, null]);
  });

  it("is nothing known of a dish of nothing", () => {
    const [dish] = readDishes("h | H | ह |  | e 50 | 50 |  | piece 5");
    if (dish === undefined) throw new RangeError("it is read");
    const none = { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };
    expect(nutritionOf({ ...dish, recipe: [] } as Food, FOODS)).toEqual(none);
  });
});
