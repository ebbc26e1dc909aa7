import * as z from "zod/mini";
import { SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { answerOf, endpoint } from "#adapters/http-contract/endpoint.ts";
import { goal, mealGoal, rangeText } from "./tracker-answers.ts";

const range = z.object({ field: z.literal("value"), from: z.number(), to: z.number(), unit: z.string() });
const goalRefusals = {
  "out-of-range": answerOf(400, "Bad request", range, rangeText),
  "in-the-past": answerOf(422, "A goal begins today or later."),
  "not-sedentary": answerOf(422, "Exercise is added to a goal of meals for days of sitting alone: any other counts it already."),
  "of-a-child": answerOf(403, "Nobody under 18 has a goal for energy."),
} as const;

const setting = { method: "PUT", in: "body", audience: "patient", request: goal, response: z.null(), refusals: goalRefusals } as const;

export const setWaterGoal = endpoint(SetGoal.water, { ...setting, path: "/watertracker/goals" });
export const setSleepGoal = endpoint(SetGoal.sleep, { ...setting, path: "/sleeptracker/goals" });
export const setExerciseGoal = endpoint(SetGoal.exercise, { ...setting, path: "/exercisetracker/goals" });
export const setMealGoal = endpoint(SetGoal.meal, { ...setting, request: mealGoal, path: "/mealtracker/goals" });
