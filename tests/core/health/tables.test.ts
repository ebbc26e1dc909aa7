import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formulaFacts } from "#core/health/formula-facts.ts";
import { findFoods } from "#core/health/foods/find-foods.ts";
import { FOODS, FOODS_VERSION } from "#core/health/foods/foods.ts";
import { MEASURES } from "#core/health/measures.ts";
import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { GRAMS, MILLILITRES } from "#core/health/tables/food-units.ts";
import { MIND_QUESTIONS, MIND_SCALE } from "#core/health/tables/mind-questions.ts";
import { MIND_CATEGORIES } from "#core/health/tools/mind.ts";

const specified = (page: string, heading: string): string =>
  readFileSync(`docs/specification/${page}.md`, "utf8").split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? expect.fail(heading);
const isHindi = (text: string): boolean => /[\u0900-\u097f]/.test(text);

describe("a formula's card", () => {
  it("tells where it was published, how it is rounded and whom it is not for, as specified", () => {
    const rows = specified("health-tools", "Formula cards")
      .split("\n")
      .filter((line) => /@\d/.test(line) && line.startsWith("|"))
      .map((line) => line.split("|").map((cell) => cell.trim()));
    expect(rows).toHaveLength(12);
    for (const [, formula = "", source, rounding, notFor = ""] of rows)
      expect({ formula, ...formulaFacts(formula) }).toEqual({ formula, source, rounding, notFor: notFor.split(", ") });
    expect(formulaFacts("none@1")).toBe(null);
  });
});

describe("a table", () => {
  it("of activities has the codes, names and METs of the specification, each with a Hindi name", () => {
    const rows = [...specified("health-tools", "Activities").matchAll(/(\d{5}) ([^·\n]+) (\d+\.\d)/g)];
    expect([...ACTIVITIES].map(([code, { name, met }]) => [code, name, met])).toEqual(
      rows.map(([, code, name, met]) => [code, name, Number(met)]),
    );
    expect([...ACTIVITIES.values()].filter(({ hindi }) => !isHindi(hindi))).toEqual([]);
  });

  it("of units has the millilitres of the specification, beside grams and kilograms", () => {
    const [, listed = ""] = /else ml, l, ([^;]+), times the density/.exec(specified("health-tools", "meal")) ?? [];
    const rows = listed.split(", ").map((unit) => unit.split(" "));
    expect([...MILLILITRES]).toEqual([["ml", 1], ["l", 1_000], ...rows.map(([unit, millilitres]) => [unit, Number(millilitres)])]);
    expect([...GRAMS]).toEqual([
      ["g", 1],
      ["kg", 1_000],
    ]);
  });

  it("of measures has the units, decimals and ranges of the specification", () => {
    const told = Object.values(MEASURES).map(({ metric, unit, decimals, other, otherUnit, otherDecimals, factor, from, to }) =>
      [metric, unit, decimals, other, otherUnit, otherDecimals, factor, from, to].join(" "),
    );
    expect(told).toEqual([
      "weight_kg kg 2 weight_lb lb 1 0.45359237 20 400",
      "waist_cm cm 1 waist_in in 2 2.54 40 250",
      "neck_cm cm 1 neck_in in 2 2.54 20 80",
      "hip_cm cm 1 hip_in in 2 2.54 50 250",
    ]);
  });

  it("of foods has the specified name, and answers twenty of them at most", () => {
    expect(specified("health-tools", "Foods")).toContain(`Table \`${FOODS_VERSION}\` has`);
    expect(findFoods(FOODS.values(), "a")).toHaveLength(20);
  });

  it("of what is asked about the mind has the questions of the specification in order, each in Hindi as well", () => {
    const lines = specified("wellness", "Questions").split("\n");
    for (const category of MIND_CATEGORIES) {
      const line = lines.find((one) => one.toLowerCase().startsWith(`- ${category}:`)) ?? expect.fail(category);
      const questions = line.split(/ \d (?:\(t\) )?/).slice(1);
      expect(MIND_QUESTIONS[category].map(({ name }) => name)).toEqual(questions);
    }
    const texts = [...Object.values(MIND_QUESTIONS).flat(), ...MIND_SCALE];
    expect(texts.filter(({ hindi }) => !isHindi(hindi))).toEqual([]);
    expect(MIND_SCALE.map(({ name }) => name)).toEqual(["never", "seldom", "sometimes", "often", "always"]);
  });
});
