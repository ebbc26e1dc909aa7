import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bmi } from "#core/health/tools/bmi.ts";
import { exactly, times } from "#core/shared/exact.ts";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { anyHealthFile, HEALTH_TOOLS } from "#tests/arbitraries/health/any-health-file.ts";

const HEAD = ["tool", "formula", "figures", "band", "notes", "steps"];
const figure = /^-?\d+(\.\d+)?$|^\d{4}-\d\d-\d\d/;

/** What is answered, as a reader of its text has it; null: it was refused. */
function answered(file: object) {
  const answer = answerHealthFile(JSON.parse(JSON.stringify(file)));
  return answer.kind === "ok" ? JSON.parse(JSON.stringify(answer.value)) : null;
}

describe("any file of health check [health, The health check's contract]", () => {
  it.each(HEALTH_TOOLS)("of %s is answered with the contract's keys in their order, figures as texts, and notes by the alphabet", (tool) =>
    fc.assert(
      fc.property(anyHealthFile(tool), (file) => {
        const told = answered(file);
        expect(Object.keys(told).slice(0, HEAD.length)).toEqual(HEAD);
        expect([told.tool, told.formula]).toEqual([tool, expect.stringMatching(/^[a-z_]+@1$/)]);
        for (const one of Object.values(told.figures ?? {})) expect(one === null || figure.test(String(one))).toBe(true);
        for (const { value } of told.steps) expect(value).toMatch(/^-?\d+(\.\d{0,3}[1-9])?$/);
        expect(told.notes).toEqual(told.notes.toSorted());
        expect(answered({ ...file, nobody_knows: 1 })).toEqual(told); // What nobody knows is passed over.
        expect(answered(Object.fromEntries(Object.entries(file).reverse()))).toEqual(told); // Keys stand in any order.
      }),
    ),
  );

  it("says the same whatever the unit: pounds and feet are what they come to, exactly", () => {
    const pounds = fc.integer({ min: 441, max: 8_818 }).map((tenths) => tenths / 10);
    const inches = fc.integer({ min: 0, max: 119 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(pounds, fc.integer({ min: 4, max: 7 }), inches, (weight_lb, height_ft, height_in) => {
        const weightKg = times(exactly(weight_lb), exactly(0.45359237));
        const heightCm = times(exactly(Math.round(height_ft * 120 + height_in * 10)), exactly(0.254));
        const told = answered({ tool: "bmi", weight_lb, height_ft, height_in });
        expect(told).toEqual(bmi({ weightKg, heightCm, ageYears: null, pregnant: false }));
      }),
    );
  });

  it("gives a greater body mass index for more weight, and for less height", () => {
    const hundredths = fc.integer({ min: 2_000, max: 39_900 });
    const tenths = fc.integer({ min: 1_000, max: 2_490 });
    fc.assert(
      fc.property(hundredths, tenths, (kg, cm) => {
        const index = (more: number, taller: number) =>
          Number(answered({ tool: "bmi", weight_kg: (kg + more) / 100, height_cm: (cm + taller) / 10 }).figures.bmi);
        expect(index(100, 0)).toBeGreaterThanOrEqual(index(0, 0));
        expect(index(0, 10)).toBeLessThanOrEqual(index(0, 0));
      }),
    );
  });

  it("is refused where a number is written as a text, without its value, or with a decimal too many", () => {
    const numbers = [
      "weight_kg",
      "weight_lb",
      "height_cm",
      "height_in",
      "waist_cm",
      "waist_in",
      "neck_cm",
      "hip_in",
      "met",
      "minutes",
      "age_years",
    ];
    fc.assert(
      fc.property(anyHealthFile(), fc.constantFrom(...numbers), (file, key) => {
        const number = file[key];
        fc.pre(typeof number === "number");
        for (const wrong of [String(number), true, Number(number) + 0.0001, Number.NaN]) {
          const answer = answerHealthFile({ ...file, [key]: wrong });
          expect(answer.kind === "refused" ? answer.refusal.map(({ path }) => path) : []).toContain(key);
        }
      }),
    );
  });
});
