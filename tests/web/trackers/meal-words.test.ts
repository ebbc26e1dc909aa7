import { describe, expect, it } from "vitest";
import { FOODS } from "#core/health/foods/foods.ts";
import { mealWords } from "#web/features/trackers/meal/meal-words.ts";
import { aRoti } from "#tests/builders/a-tracker-op.ts";

describe("what a day had in it", () => {
  it("is told in the same figures as the day", () => {
    const [energy] = mealWords.facts([{ value: aRoti({ grams: 562.5 }) }], "shown");
    expect(energy).toEqual({ name: "Energy", value: "1,350 kcal" });
  });
});

describe("a food in the list that one chooses from", () => {
  const serving = (id: string, figures: "shown" | "hidden") => {
    const food = FOODS.get(id);
    return food === undefined ? null : mealWords.servingOf(food, FOODS, figures);
  };
  it("tells the energy of a serving, so that a dish is not taken for what it is cooked from", () => {
    expect([serving("poha", "shown"), serving("rice-flakes", "shown")]).toEqual([
      expect.stringMatching(/^1 katori: \d+ kcal$/),
      "1 katori: 177 kcal",
    ]);
  });
  it("tells none to whoever hides it", () => expect(serving("poha", "hidden")).toBeUndefined());
});
