import { exactly, times } from "../../shared/exact.ts";
import { dividedBy } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { step } from "../step.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** Exact kilograms and centimetres; `ageYears` null: not told. */
export type BmiInput = { readonly weightKg: Exact; readonly heightCm: Exact; readonly ageYears: number | null; readonly pregnant: boolean };

/** The body mass index, its band by the figure that is shown, and the healthy weights. Source: specification/health-tools.md, bmi. */
export function bmi({ weightKg, heightCm, ageYears, pregnant }: BmiInput): HealthAnswer {
  const heightM = dividedBy(heightCm, HUNDRED);
  const square = times(heightM, heightM);
  const index = dividedBy(weightKg, square);
  const figure = rounded(index, 1);
  const shown = Number(figure);
  const isChild = ageYears !== null && ageYears < 18;
  const isJudged = !isChild && !pregnant;
  return {
    tool: "bmi",
    formula: "bmi@1",
    figures: {
      bmi: figure,
      healthy_from_kg: isJudged ? tenths(times(square, LEAST), 1n) : null,
      healthy_to_kg: isJudged ? tenths(times(square, MOST), 0n) : null,
    },
    band: isJudged ? bandOf(shown) : null,
    notes: [...(isChild ? ["child"] : []), ...(isJudged && shown >= 27.5 ? ["high_risk"] : []), ...(pregnant ? ["pregnant"] : [])],
    steps: [step("weight_kg", weightKg), step("height_m", heightM), step("square_m2", square), step("bmi", index)],
  };
}

const [HUNDRED, LEAST, MOST] = [exactly(100), exactly(18.5), exactly(22.9)]; // To read a decimal takes as long as all of the rest.

const bandOf = (shown: number): string => (shown < 18.5 ? "underweight" : shown < 23 ? "normal" : shown < 25 ? "overweight" : "obese");

/** Cut to a tenth; `up` 1n: the next one where anything is left. */
function tenths({ numerator, denominator }: Exact, up: 0n | 1n): string {
  const all = numerator * 10n;
  const whole = all / denominator;
  return rounded({ numerator: whole * denominator === all ? whole : whole + up, denominator: 10n }, 1);
}
