import { exactly, times } from "../../shared/exact.ts";
import { countedStep } from "../counted-step.ts";
import { dividedBy } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { step } from "../step.ts";
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
  const raw = times(weightKg, exactly(35));
  const stepped = Number(rounded(dividedBy(raw, exactly(STEP)), 0)) * STEP;
  const goal = countedStep("goal_ml", Math.min(Math.max(stepped, LEAST), MOST));
  return {
    tool: "water",
    formula: "water@1",
    figures: { goal_ml: goal.value },
    band: null,
    notes: stepped < LEAST || stepped > MOST ? ["limited"] : [],
    steps: [step("weight_kg", weightKg), step("raw_ml", raw), countedStep("stepped_ml", stepped), goal],
  };
}
