import { compare, exactly, plus, times } from "../../shared/exact.ts";
import { ACTIVITY_FACTORS, AIMS } from "../tables/activity-factors.ts";
import { countedStep } from "../counted-step.ts";
import { dividedBy } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { step } from "../step.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";
import type { FormulaSex } from "./waist.ts";

export type EnergyInput = {
  readonly sex: FormulaSex;
  readonly ageYears: number;
  readonly weightKg: Exact;
  readonly heightCm: Exact;
  readonly activity: keyof typeof ACTIVITY_FACTORS;
  readonly aim: keyof typeof AIMS;
  readonly pregnant: boolean;
};

/**
 * The energy that a body needs at rest and in a day, and a goal that is never below its minimum.
 * Source: specification/health-tools.md, energy.
 */
export function energy({ sex, ageYears, weightKg, heightCm, activity, aim, pregnant }: EnergyInput): HealthAnswer {
  const constant = sex === "male" ? 5 : -161;
  const bySize = plus(times(exactly(10), weightKg), times(A_CENTIMETRE, heightCm));
  const bmr = plus(bySize, exactly(constant - 5 * ageYears));
  const factor = FACTORS[activity];
  const tdee = times(bmr, factor);
  const floor = exactly(sex === "male" ? 1_500 : 1_200);
  const aimed = plus(tdee, exactly(AIMS[aim]));
  const isFloored = compare(aimed, floor) < 0;
  const isThin = aim === "lose" && shownBmi(weightKg, heightCm) < 18.5;
  const goal = pregnant || isThin ? null : isFloored ? floor : aimed;
  return {
    tool: "energy",
    formula: "mifflin_st_jeor@1",
    figures: {
      bmr_kcal: rounded(bmr, 0),
      tdee_kcal: rounded(tdee, 0),
      goal_kcal: goal === null ? null : rounded(goal, 0),
      protein_g: rounded(times(weightKg, PROTEIN), 0),
    },
    band: null,
    notes: [...(goal !== null && isFloored ? ["floor"] : []), ...(pregnant ? ["pregnant"] : []), ...(isThin ? ["underweight"] : [])],
    steps: [
      step("weight_kg", weightKg),
      step("height_cm", heightCm),
      countedStep("age_years", ageYears),
      countedStep("constant", constant),
      step("bmr", bmr),
      step("factor", factor),
      step("tdee", tdee),
      ...(goal === null ? [] : [countedStep("aim", AIMS[aim]), step("goal", goal)]),
    ],
  };
}

/** Kilocalories of a centimetre of height, grams of protein of a kilogram, and the factors: to read a decimal takes as long as all of the rest. */
const [A_CENTIMETRE, PROTEIN] = [exactly(6.25), exactly(0.83)];
const FACTORS = {
  sedentary: exactly(ACTIVITY_FACTORS.sedentary),
  light: exactly(ACTIVITY_FACTORS.light),
  moderate: exactly(ACTIVITY_FACTORS.moderate),
  active: exactly(ACTIVITY_FACTORS.active),
  very_active: exactly(ACTIVITY_FACTORS.very_active),
} as const satisfies Record<keyof typeof ACTIVITY_FACTORS, Exact>;

function shownBmi(weightKg: Exact, heightCm: Exact): number {
  const heightM = dividedBy(heightCm, exactly(100));
  return Number(rounded(dividedBy(weightKg, times(heightM, heightM)), 1));
}
