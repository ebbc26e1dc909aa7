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
  const heightM = dividedBy(heightCm, exactly(100));
  const square = times(heightM, heightM);
  const index = dividedBy(weightKg, square);
  const shown = Number(rounded(index, 1));
  const isChild = ageYears !== null && ageYears < 18;
  const isJudged = !isChild && !pregnant;
  return {
    tool: "bmi",
    formula: "bmi@1",
    figures: {
      bmi: rounded(index, 1),
      healthy_from_kg: isJudged ? tenths(times(square, exactly(18.5)), 1n) : null,
      healthy_to_kg: isJudged ? tenths(times(square, exactly(22.9)), 0n) : null,
    },
    band: isJudged ? bandOf(shown) : null,
    notes: [...(isChild ? ["child"] : []), ...(isJudged && shown >= 27.5 ? ["high_risk"] : []), ...(pregnant ? ["pregnant"] : [])],
    steps: [step("weight_kg", weightKg), step("height_m", heightM), step("square_m2", square), step("bmi", index)],
  };
}

const bandOf = (shown: number): string => (shown < 18.5 ? "underweight" : shown < 23 ? "normal" : shown < 25 ? "overweight" : "obese");

/** Cut to a tenth; `up` 1n: the next one where anything is left. */
function tenths({ numerator, denominator }: Exact, up: 0n | 1n): string {
  const whole = (numerator * 10n) / denominator;
  const rest = (numerator * 10n) % denominator === 0n ? 0n : up;
  return rounded({ numerator: whole + rest, denominator: 10n }, 1);
}
