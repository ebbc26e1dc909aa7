import { countedStep } from "../counted-step.ts";
import { reckoned } from "../reckoned.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

const [LEAST, MOST, WITHOUT_WEIGHT, STEP] = [1_500, 4_000, 2_000, 250];

/**
 * How much to drink in a day: 35 ml for each kilogram, in steps of 250, within limits; `weightKg` null: the weight is not given.
 * Source: specification/health-tools.md, water.
 */
export function water({ weightKg }: { readonly weightKg: Exact | null }): HealthAnswer {
  if (weightKg === null) {
    const goal = countedStep("goal_ml", WITHOUT_WEIGHT);
    return { tool: "water", formula: "water@1", figures: { goal_ml: goal.value }, band: null, notes: ["default"], steps: [goal] };
  }
  return reckoned(weightKg, weightKg, ({ number, times, over, text, step }, weight) => {
    const raw = times(weight, number(35));
    const stepped = Number(text(over(raw, number(STEP)), 0)) * STEP;
    const goal = countedStep("goal_ml", Math.min(Math.max(stepped, LEAST), MOST));
    return {
      tool: "water",
      formula: "water@1",
      figures: { goal_ml: goal.value },
      band: null,
      notes: stepped < LEAST || stepped > MOST ? ["limited"] : [],
      steps: [step("weight_kg", weight), step("raw_ml", raw), countedStep("stepped_ml", stepped), goal],
    };
  });
}
