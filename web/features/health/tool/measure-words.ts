import { AGES, HEIGHTS, MEASURES } from "#core/health/measures.ts";
import { measurePhrases as says } from "#web/features/health/wording/measures.ts";
import type { FieldProblem } from "./worked.ts";

/** A range in the unit that is chosen, a tenth within it where that is not the metric one. */
function rangeIn(name: keyof typeof MEASURES, unit: string): string {
  const { from, to, factor, unit: metric, otherUnit } = MEASURES[name];
  const isMetric = unit === metric;
  return says.range({
    from: String(isMetric ? from : Math.ceil((from / factor) * 10) / 10),
    to: String(isMetric ? to : Math.floor((to / factor) * 10) / 10),
    unit: says.units[isMetric ? metric : otherUnit],
  });
}

const INCH = 2.54;

function heightRange(unit: string): string {
  if (unit !== "ft") return says.range({ from: String(HEIGHTS.from), to: String(HEIGHTS.to), unit: says.units.cm });
  const [from, to] = [Math.ceil(HEIGHTS.from / INCH), Math.floor(HEIGHTS.to / INCH)];
  const inFeet = (inches: number) => says.feetInches({ feet: String(Math.floor(inches / 12)), inches: String(inches % 12) });
  return says.rangeInFeet({ from: inFeet(from), to: inFeet(to) });
}

/** What is wrong with a field, in any language; null: nothing. */
export const measureWords = {
  ...says,
  ofWeight: (problem: FieldProblem | null, unit: string): string | null => problemText(problem, () => rangeIn("weight", unit)),
  ofHeight: (problem: FieldProblem | null, unit: string): string | null => problemText(problem, () => heightRange(unit)),
  ofGirth: (name: "waist" | "neck" | "hip", problem: FieldProblem | null, unit: string): string | null =>
    problem === "not-above-neck" ? says.notAboveNeck : problemText(problem, () => rangeIn(name, unit)),
  ofAge: (problem: FieldProblem | null, from: number = AGES.from): string | null =>
    problemText(problem, () => says.range({ from: String(from), to: String(AGES.to), unit: says.years })),
  ofChoice: (problem: FieldProblem | null): string | null => (problem === null ? null : says.choose),
};

const problemText = (problem: FieldProblem | null, range: () => string): string | null =>
  problem === null ? null : problem === "needed" ? says.needed({ range: range() }) : says.outside({ range: range() });
