import { exactly, isBelow, minus, times } from "../../shared/exact.ts";
import { dividedBy } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { step } from "../step.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

export type ExerciseInput = { readonly met: Exact; readonly minutes: number; readonly weightKg: Exact; readonly ageYears: number | null };

/** The energy of an exercise and the part of it above rest. Source: specification/health-tools.md, exercise. */
export function exercise({ met, minutes, weightKg, ageYears }: ExerciseInput): HealthAnswer {
  const hours = dividedBy(exactly(minutes), exactly(60));
  const kcal = times(times(met, weightKg), hours);
  const above = isBelow(met, 1) ? exactly(0) : minus(met, exactly(1));
  const net = times(times(above, weightKg), hours);
  return {
    tool: "exercise",
    formula: "met@1",
    figures: { kcal: rounded(kcal, 0), net_kcal: rounded(net, 0) },
    band: isBelow(met, 3) ? "light" : isBelow(met, 6) ? "moderate" : "vigorous",
    notes: ageYears === null ? [] : ageYears < 18 ? ["child"] : ageYears >= 60 ? ["older_adult"] : [],
    steps: [step("met", met), step("hours", hours), step("kcal", kcal), step("net_kcal", net)],
  };
}
