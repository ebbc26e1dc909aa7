import * as z from "zod/mini";
import { SearchActivityCalories, SearchFoodCalories } from "#core/trackers/calls/found-calories.ts";
import { endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import type { FoundActivity, FoundFood } from "#core/trackers/calls/found-calories.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const LONGEST = 200;
const nutrient = z.nullable(z.number());
const food: Shape<FoundFood> = fields({
  food: z.string(),
  name: z.string(),
  hindi: z.string(),
  per100: ["per_100", z.object({ kcal: nutrient, protein_g: nutrient, carbs_g: nutrient, fat_g: nutrient, fibre_g: nutrient })],
  units: z.array(fields({ unit: z.string(), grams: z.number() })),
});
const activity: Shape<FoundActivity> = fields({ activity: z.string(), name: z.string(), hindi: z.string(), met: z.number() });
const searching = { method: "GET", in: "query", audience: "anyone", request: only("words", boundedText(LONGEST)) } as const;

export const searchFoodCalories = endpoint(SearchFoodCalories, {
  ...searching,
  path: "/mealtracker/searchcalories",
  response: z.array(food),
});
export const searchActivityCalories = endpoint(SearchActivityCalories, {
  ...searching,
  path: "/exercisetracker/searchcalories",
  response: z.array(activity),
});
