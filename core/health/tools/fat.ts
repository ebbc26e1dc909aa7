import { compare, exactly, plus, times } from "../../shared/exact.ts";
import { countedStep } from "../counted-step.ts";
import { asDouble, dividedBy, isLess } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { step } from "../step.ts";
import { ok, refused } from "../../shared/result.ts";
import type { Exact } from "../../shared/exact.ts";
import type { Result } from "../../shared/result.ts";
import type { HealthAnswer, Step } from "../health-answer.ts";
import type { FormulaSex } from "./waist.ts";

export type FatInput = {
  readonly sex: FormulaSex;
  readonly ageYears: number;
  readonly weightKg: Exact;
  readonly heightCm: Exact;
  readonly waistCm: Exact | null;
  readonly neckCm: Exact | null;
  readonly hipCm: Exact | null;
  readonly pregnant: boolean;
};

type Worked = { readonly formula: string; readonly percent: Exact; readonly spread: string; readonly steps: readonly Step[] };

export type Girths = Pick<FatInput, "sex" | "waistCm" | "neckCm" | "hipCm">;

/** What the formula by girths measures; null: it needs more of them. Where it is not above 0, the waist is too small for the neck. */
export function girthOf({ sex, waistCm, neckCm, hipCm }: Girths): Exact | null {
  const hip = sex === "male" ? exactly(0) : hipCm;
  return waistCm === null || neckCm === null || hip === null ? null : plus(plus(waistCm, hip), { ...neckCm, numerator: -neckCm.numerator });
}

/**
 * The share of fat. It is calculated by girths if all that the formula needs are given, else by BMI and age. Refused if the waist is too
 * small for the neck. Source: specification/health-tools.md, fat.
 */
export function fat(input: FatInput): Result<HealthAnswer, "waist-not-above-neck"> {
  const { sex, weightKg, waistCm, neckCm, hipCm, pregnant } = input;
  const isAnyTold = waistCm !== null || neckCm !== null || (sex !== "male" && hipCm !== null);
  const girth = girthOf(input);
  if (girth !== null && girth.numerator <= 0n) return refused("waist-not-above-neck");
  const { formula, percent, spread, steps } = girth === null ? byDeurenberg(input) : byNavy(input, girth);
  const isOut = isLess(percent, 2) || compare(percent, exactly(60)) > 0;
  const fatKg = rounded(dividedBy(times(weightKg, percent), exactly(100)), 1);
  const lean = Number(rounded(weightKg, 1)) - Number(fatKg);
  return ok({
    tool: "fat",
    formula,
    figures: pregnant || isOut ? null : { fat_percent: rounded(percent, 1), fat_kg: fatKg, lean_kg: lean.toFixed(1), spread },
    band: null,
    notes: [
      ...(isAnyTold && girth === null ? ["girths_missing"] : []),
      ...(isOut && !pregnant ? ["out_of_range"] : []),
      ...(pregnant ? ["pregnant"] : []),
    ],
    steps: pregnant ? [] : steps,
  });
}

function byNavy({ sex, heightCm }: FatInput, girth: Exact): Worked {
  const logGirth = Math.log10(asDouble(girth));
  const logHeight = Math.log10(asDouble(heightCm));
  const density = sex === "male" ? 1.0324 - 0.19077 * logGirth + 0.15456 * logHeight : 1.29579 - 0.35004 * logGirth + 0.221 * logHeight;
  const percent = exactly(495 / density - 450);
  const steps = [
    step("girth_cm", girth),
    step("log_girth", exactly(logGirth)),
    step("log_height", exactly(logHeight)),
    step("density", exactly(density)),
    step("fat_percent", percent),
  ];
  return { formula: "us_navy@1", percent, spread: "3.5", steps };
}

function byDeurenberg({ sex, ageYears, weightKg, heightCm }: FatInput): Worked {
  const heightM = dividedBy(heightCm, exactly(100));
  const index = dividedBy(weightKg, times(heightM, heightM));
  const man = sex === "male" ? 1 : 0;
  const percent = plus(times(exactly(1.2), index), exactly((23 * ageYears - 1_080 * man - 540) / 100));
  const steps = [step("bmi", index), countedStep("age_years", ageYears), countedStep("sex", man), step("fat_percent", percent)];
  return { formula: "deurenberg@1", percent, spread: "4.1", steps };
}
