import { reckoned } from "../reckoned.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

export type ExerciseInput = { readonly met: Exact; readonly minutes: number; readonly weightKg: Exact; readonly ageYears: number | null };

/** The energy of an exercise and the part of it above rest. Source: specification/health-tools.md, exercise. */
export function exercise({ met, minutes, weightKg, ageYears }: ExerciseInput): HealthAnswer {
  return reckoned(met, weightKg, ({ number, plus, times, over, isBelow, whole, step }, mets, weight) => {
    const hours = over(number(minutes), number(60));
    const kcal = times(times(mets, weight), hours);
    const above = isBelow(mets, 1) ? number(0) : plus(mets, number(-1));
    const net = times(times(above, weight), hours);
    return {
      tool: "exercise",
      formula: "met@1",
      figures: { kcal: whole(kcal), net_kcal: whole(net) },
      band: isBelow(mets, 3) ? "light" : isBelow(mets, 6) ? "moderate" : "vigorous",
      notes: ageYears === null ? [] : ageYears < 18 ? ["child"] : ageYears >= 60 ? ["older_adult"] : [],
      steps: [step("met", mets), step("hours", hours), step("kcal", kcal), step("net_kcal", net)],
    };
  });
}
