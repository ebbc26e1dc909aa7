import { describe, expect, it } from "vitest";
import { preparationFor } from "#core/labs/preparation.ts";
import { aLabTest } from "./a-lab-test.ts";

const fasting = (fastingHours: 0 | 8 | 10) => aLabTest("sugar", { fastingHours });
const afterMeal = aLabTest("after", { afterMealHours: 2 });

describe("the preparation for tests of one person", () => {
  it("is the longest fast, and two samples where one of them is taken after a meal", () => {
    expect(preparationFor([])).toEqual({ kind: "none" });
    expect(preparationFor([fasting(0)])).toEqual({ kind: "none" });
    expect(preparationFor([fasting(8), fasting(10)])).toEqual({ kind: "fasting", fastingHours: 10 });
    expect(preparationFor([fasting(0), afterMeal])).toEqual({ kind: "after-meal", afterMealHours: 2 });
    expect(preparationFor([fasting(8), afterMeal, fasting(10)])).toEqual({ kind: "two-samples", fastingHours: 10, afterMealHours: 2 });
  });
});
