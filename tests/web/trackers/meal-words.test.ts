import { describe, expect, it } from "vitest";
import { mealWords } from "#web/features/trackers/meal/meal-words.ts";
import { aRoti } from "#tests/builders/a-tracker-op.ts";

describe("what a day had in it", () => {
  it("is told in the same figures as the day", () => {
    const [energy] = mealWords.facts([{ value: aRoti({ grams: 562.5 }) }], "shown");
    expect(energy).toEqual({ name: "Energy", value: "1,350 kcal" });
  });
});
