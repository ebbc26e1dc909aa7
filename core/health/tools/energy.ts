import { ACTIVITY_FACTORS, AIMS } from "../activity-factors.ts";
import { countedStep } from "../counted-step.ts";
import { reckoned } from "../reckoned.ts";
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
  return reckoned(weightKg, heightCm, ({ number, plus, times, over, isBelow, whole, tenths, step }, weight, height) => {
    const constant = sex === "male" ? 5 : -161;
    const bySize = plus(times(number(10), weight), times(number(6.25), height));
    const bmr = plus(bySize, number(constant - 5 * ageYears));
    const factor = number(ACTIVITY_FACTORS[activity]);
    const tdee = times(bmr, factor);
    const floor = sex === "male" ? 1_500 : 1_200;
    const aimed = plus(tdee, number(AIMS[aim]));
    const isFloored = isBelow(aimed, floor);
    const heightM = over(height, number(100));
    const isThin = aim === "lose" && Number(tenths(over(weight, times(heightM, heightM)))) < 18.5;
    const goal = pregnant || isThin ? null : isFloored ? number(floor) : aimed;
    return {
      tool: "energy",
      formula: "mifflin_st_jeor@1",
      figures: {
        bmr_kcal: whole(bmr),
        tdee_kcal: whole(tdee),
        goal_kcal: goal === null ? null : whole(goal),
        protein_g: whole(times(weight, number(0.83))),
      },
      band: null,
      notes: [...(goal !== null && isFloored ? ["floor"] : []), ...(pregnant ? ["pregnant"] : []), ...(isThin ? ["underweight"] : [])],
      steps: [
        step("weight_kg", weight),
        step("height_cm", height),
        countedStep("age_years", ageYears),
        countedStep("constant", constant),
        step("bmr", bmr),
        step("factor", factor),
        step("tdee", tdee),
        ...(goal === null ? [] : [countedStep("aim", AIMS[aim]), step("goal", goal)]),
      ],
    };
  });
}
