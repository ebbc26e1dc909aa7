import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekMeans } from "#core/trackers/days/week-means.ts";
import { isDoubtfulWeight, kilogramsOf } from "#core/trackers/weigh-in.ts";
import { attachesAtOnce } from "#core/trackers/results/attaches-at-once.ts";
import { highestItems } from "#core/trackers/results/highest-items.ts";
import { isSameResult } from "#core/trackers/results/same-result.ts";
import { workOutResult } from "#core/trackers/results/work-out-result.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";

const days = (...values: readonly (string | null)[]) => values.map((value) => ({ value }));

describe("a weight", () => {
  it("has the mean of the days with a weight among seven", () => {
    expect(weekMeans(days("60.0", null, "61.0", null, null, null, null, "62.0", null, "63.0"))).toEqual([
      ...["60.0", "60.0", "60.5", "60.5", "60.5", "60.5", "60.5"],
      ...["61.5", "61.5", "62.5"],
    ]);
    expect(weekMeans(days(null, null))).toEqual([null, null]);
  });

  it("keeps its mean between the least and the greatest of the week", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 200, max: 4_000 })), { minLength: 1, maxLength: 40 }), (tenths) => {
        const means = weekMeans(tenths.map((value) => ({ value: value === null ? null : (value / 10).toFixed(1) })));
        for (const [nth, mean] of means.entries()) {
          const week = tenths.slice(Math.max(0, nth - 6), nth + 1).flatMap((value) => value ?? []);
          expect(mean === null).toBe(week.length === 0);
          if (mean !== null) expect(Number(mean) * 10 >= Math.min(...week) - 1 && Number(mean) * 10 <= Math.max(...week) + 1).toBe(true);
        }
      }),
    );
  });

  it("of pounds is kilograms with two decimals, and is asked back a fifth from the last", () => {
    expect([kilogramsOf({ amount: 150, unit: "lb" }), kilogramsOf({ amount: 61.25, unit: "kg" })]).toEqual([68.04, 61.25]);
    expect([72, 72.01, 48, 47.99].map((kg) => isDoubtfulWeight(kg, 60))).toEqual([false, true, false, true]);
    expect(isDoubtfulWeight(400, null)).toBe(false);
  });
});

describe("a result of a tool", () => {
  it("is attached without a question for half an hour in the tab that made it", () => {
    const result = { tool: "stress", formula: "stress@1", input: {}, answer: {}, at: 1_000, id: "a" };
    const half = 30 * 60_000;
    const asked = (isOfThisTab: boolean, now: number) => attachesAtOnce({ kind: "kept", result, isOfThisTab }, now);
    expect([asked(true, 1_000 + half), asked(true, 1_001 + half), asked(false, 1_000)]).toEqual([true, false, false]);
  });

  it("of stress tells at most three items, by how they count", () => {
    expect(highestItems([4, 1, 3, 0, 4, 2, 4, 4, 4, 1])).toEqual([1, 4, 9]);
    expect(highestItems([1, 1, 1, 3, 3, 1, 3, 3, 1, null])).toEqual([]);
  });

  it("says the same whatever the order of its keys, and something else with another input", () => {
    const said = { tool: "body", at: 5, input: { weight_kg: 60, height_cm: 160 } } as const;
    expect(isSameResult(said, { ...said, input: { height_cm: 160, weight_kg: 60 } })).toBe(true);
    expect(isSameResult(said, { ...said, input: { height_cm: 161, weight_kg: 60 } })).toBe(false);
  });

  it("of a body is its mass index, and fat and waist where they can be asked", async () => {
    const tools = async (input: object) => {
      const answers = await workOutResult(workOutResults, "body", { weight_kg: 60, height_cm: 160, ...input });
      return answers.kind === "ok" ? answers.value.map(({ tool }) => tool) : answers.refusal.faults;
    };
    expect(await tools({})).toEqual(["bmi"]);
    expect(await tools({ sex: "female", age_years: 17 })).toEqual(["bmi"]);
    expect(await tools({ sex: "female", age_years: 18, waist_in: 30 })).toEqual(["bmi", "fat", "waist"]);
    expect(await tools({ weight_kg: 5 })).toEqual([{ path: "weight_kg", expected: expect.any(String) }]);
    expect(await tools({ waist_cm: 80 })).toEqual([{ path: "sex", expected: expect.any(String) }]);
  });
});
