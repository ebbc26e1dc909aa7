import { countedStep } from "../counted-step.ts";
import { reckoned } from "../reckoned.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

const LEAST = 1_500;
const MOST = 4_000;
const WITHOUT_WEIGHT = 2_000;
const STEP = 250;

/**
 * How much to drink in a day: 35 ml for each kilogram, in steps of 250, within limits; `weightKg` null: the weight is not given.
 * Source: specification/health-tools.md, water.
 */
export function water({ weightKg }: { readonly weightKg: Exact | null }): HealthAnswer {
  if (weightKg === null) {
    const goal = countedStep("goal_ml", WITHOUT_WEIGHT);
    return { tool: "water", formula: "water@1", figures: { goal_ml: goal.value }, band: null, notes: ["default"], steps: [goal] };
  }
  return reckoned(weightKg, weightKg, ({ number, times, over, whole, step }, weight) => {
    const raw = times(weight, number(35));
    const stepped = Number(whole(over(raw, number(STEP)))) * STEP;
    const limited = Math.min(Math.max(stepped, LEAST), MOST);
    const goal = countedStep("goal_ml", limited);
    return {
      tool: "water",
      formula: "water@1",
      figures: { goal_ml: goal.value },
      band: null,
      notes: limited === stepped ? [] : ["limited"],
      steps: [step("weight_kg", weight), step("raw_ml", raw), countedStep("stepped_ml", stepped), goal],
    };
  });
}
