import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bmi } from "#core/health/tools/bmi.ts";
import { energy } from "#core/health/tools/energy.ts";
import { exercise } from "#core/health/tools/exercise.ts";
import { water } from "#core/health/tools/water.ts";
import { ACTIVITY_FACTORS, AIMS } from "#core/health/activity-factors.ts";
import { exactly } from "#core/shared/exact.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Exact } from "#core/shared/exact.ts";

/** The same number in parts so large that it is reckoned in fractions. */
const inFractions = ({ numerator, denominator }: Exact): Exact => ({ numerator: numerator * 1_000n, denominator: denominator * 1_000n });

type Tool = (a: Exact, b: Exact) => HealthAnswer;
function expectSame(tool: Tool, a: number, b: number): void {
  expect(tool(exactly(a), exactly(b))).toEqual(tool(inFractions(exactly(a)), inFractions(exactly(b))));
}

const hundredths = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((number) => number / 100);
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((number) => number / 10);
const bmiOf =
  (ageYears: number | null, pregnant: boolean): Tool =>
  (weightKg, heightCm) =>
    bmi({ weightKg, heightCm, ageYears, pregnant });
const exerciseOf =
  (minutes: number): Tool =>
  (met, weightKg) =>
    exercise({ met, weightKg, minutes, ageYears: null });
const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));
const runs = { numRuns: 4_000 };

describe("what is reckoned in doubles is what fractions make", () => {
  it("of a body mass index", () => {
    const anyone = fc.tuple(hundredths(20, 400), tenths(100, 250), fc.option(fc.integer({ min: 5, max: 120 })), fc.boolean());
    fc.assert(
      fc.property(anyone, ([kg, cm, age, pregnant]) => expectSame(bmiOf(age, pregnant), kg, cm)),
      runs,
    );
  });

  it("of a body mass index whose figure or last step lies on a half", () => {
    const halves = [10, 10_000].flatMap((parts) =>
      Array.from({ length: 1_501 }, (_, nth) => 1_000 + nth).flatMap((millimetres) => {
        const apart = (2 * parts * 10_000) / divisorOf(2 * parts * 10_000, millimetres ** 2); // Of so many halves one is a weight in hundredths.
        const half = apart * (2 * Math.ceil((20 * parts) / apart) + 1);
        const kg = Math.round((half * millimetres ** 2) / (parts * 20_000)) / 100;
        return apart % 2 === 1 && kg < 400 ? [{ kg, cm: millimetres / 10 }] : [];
      }),
    );
    expect(halves.length).toBeGreaterThan(50);
    for (const { kg, cm } of halves) expectSame(bmiOf(null, false), kg, cm);
    expect(bmiOf(null, false)(exactly(67.2), exactly(160)).figures?.["bmi"]).toBe("26.3");
  });

  it("of the energy that a body needs", () => {
    const needs = fc.record({
      sex: fc.constantFrom("female", "male"),
      ageYears: fc.integer({ min: 18, max: 120 }),
      activity: fc.constantFrom(...(Object.keys(ACTIVITY_FACTORS) as (keyof typeof ACTIVITY_FACTORS)[])),
      aim: fc.constantFrom(...(Object.keys(AIMS) as (keyof typeof AIMS)[])),
      pregnant: fc.boolean(),
    });
    fc.assert(
      fc.property(needs, hundredths(20, 400), tenths(100, 250), (of, kg, cm) =>
        expectSame((weightKg, heightCm) => energy({ ...of, weightKg, heightCm }), kg, cm),
      ),
      runs,
    );
  });

  it("of what to drink, whatever somebody weighs", () => {
    for (let kg = 200; kg <= 4_000; kg += 1) expectSame((weightKg) => water({ weightKg }), kg / 10, 1);
  });

  it("of an exercise", () => {
    fc.assert(
      fc.property(hundredths(0.9, 25), tenths(20, 400), fc.integer({ min: 1, max: 1_440 }), (met, kg, minutes) =>
        expectSame(exerciseOf(minutes), met, kg),
      ),
      runs,
    );
  });

  it("of an exercise that comes to a half", () => {
    expect(exerciseOf(30)(exactly(3.5), exactly(62)).figures).toEqual({ kcal: "109", net_kcal: "78" }); // 108.5 and 77.5
    for (let met = 90; met <= 2_500; met += 5) for (const minutes of [1, 6, 15, 30, 45]) expectSame(exerciseOf(minutes), met / 100, 61.5);
  });

  it("and measures beyond what people have are reckoned in fractions, which hold them", () => {
    expect(exerciseOf(60)(exactly(1), exactly(12_345_678_901_234.5)).figures?.["kcal"]).toBe("12345678901235");
    expect(exerciseOf(60)(exactly(1), exactly(12_345_678_901_234.4)).figures?.["kcal"]).toBe("12345678901234"); // Doubles would make 35 of it.
  });

  it("and so is what has more decimals, of either of the two, just below a half", () => {
    const kcal = (met: Exact, kg: Exact) => exerciseOf(60)(met, kg).figures?.["kcal"];
    const justBelow = (half: bigint): Exact => ({ numerator: half * 500_000_000_000n - 1n, denominator: 1_000_000_000_000n });
    expect([kcal(exactly(1), justBelow(121n)), kcal(exactly(1), exactly(60.5))]).toEqual(["60", "61"]);
    expect([kcal(justBelow(5n), exactly(61)), kcal(exactly(2.5), exactly(61))]).toEqual(["152", "153"]);
  });
});
