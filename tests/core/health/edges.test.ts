import { describe, expect, it } from "vitest";
import { bmi } from "#core/health/tools/bmi.ts";
import { energy } from "#core/health/tools/energy.ts";
import { water } from "#core/health/tools/water.ts";
import { exactly } from "#core/shared/exact.ts";

describe("a figure that lies just on an edge", () => {
  it("is the least healthy weight itself where it has one decimal", () => {
    const { figures } = bmi({ weightKg: exactly(74), heightCm: exactly(200), ageYears: 30, pregnant: false });
    expect(figures).toEqual({ bmi: "18.5", healthy_from_kg: "74.0", healthy_to_kg: "91.6" });
  });

  it("is a goal for water that nothing has limited", () => {
    for (const [kg, goal, notes] of [
      [43, "1500", []],
      [39, "1500", ["limited"]],
      [114, "4000", []],
      [118, "4000", ["limited"]],
    ] as const)
      expect(water({ weightKg: exactly(kg) })).toMatchObject({ figures: { goal_ml: goal }, notes });
  });

  it("is a weight from which somebody may lose", () => {
    const goalAt = (weightKg: number) =>
      energy({
        sex: "female",
        ageYears: 30,
        weightKg: exactly(weightKg),
        heightCm: exactly(200),
        activity: "light",
        aim: "lose",
        pregnant: false,
      });
    expect(goalAt(74)).toMatchObject({ figures: { goal_kcal: "1809" }, notes: [] });
    expect(goalAt(73)).toMatchObject({ figures: { goal_kcal: null }, notes: ["underweight"] });
  });
});
