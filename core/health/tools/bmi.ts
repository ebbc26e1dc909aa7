import { asDouble } from "../fraction.ts";
import { reckoned, tenthsText } from "../reckoned.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** Exact kilograms and centimetres; `ageYears` null: not told. */
export type BmiInput = { readonly weightKg: Exact; readonly heightCm: Exact; readonly ageYears: number | null; readonly pregnant: boolean };

/** The body mass index, its band by the figure that is shown, and the healthy weights. Source: specification/health-tools.md, bmi. */
export function bmi({ weightKg, heightCm, ageYears, pregnant }: BmiInput): HealthAnswer {
  return reckoned(weightKg, heightCm, ({ number, times, over, tenths, step }, weight, height) => {
    const heightM = over(height, number(100));
    const square = times(heightM, heightM);
    const index = over(weight, square);
    const figure = tenths(index);
    const shown = Number(figure);
    const isChild = ageYears !== null && ageYears < 18;
    const isJudged = !isChild && !pregnant;
    const area = Math.round(asDouble(heightCm) * 1_000) ** 2; // In thousandths of a centimetre, in which feet and inches are whole.
    return {
      tool: "bmi",
      formula: "bmi@1",
      figures: {
        bmi: figure,
        healthy_from_kg: isJudged ? tenthsText(Math.ceil((185 * area) / 1e10)) : null,
        healthy_to_kg: isJudged ? tenthsText(Math.floor((229 * area) / 1e10)) : null,
      },
      band: isJudged ? bandOf(shown) : null,
      notes: isJudged ? (shown < 27.5 ? [] : ["high_risk"]) : [...(isChild ? ["child"] : []), ...(pregnant ? ["pregnant"] : [])],
      steps: [step("weight_kg", weight), step("height_m", heightM), step("square_m2", square), step("bmi", index)],
    };
  });
}

const bandOf = (shown: number): string => (shown < 18.5 ? "underweight" : shown < 23 ? "normal" : shown < 25 ? "overweight" : "obese");
