import { useCase } from "../../shared/token.ts";
import type { Nutrition } from "../../health/foods/food.ts";

/** A food with what is in 100 g, and the grams of its units. */
export type FoundFood = {
  readonly food: string;
  readonly name: string;
  readonly hindi: string;
  readonly per100: Nutrition;
  readonly units: readonly { readonly unit: string; readonly grams: number }[];
};
export type FoundActivity = { readonly activity: string; readonly name: string; readonly hindi: string; readonly met: number };

/** The foods that words may mean, at most 20, the best first, imported ones too; for anybody. Source: specification/trackers.md, Calls. */
export type SearchFoodCalories = (words: string) => Promise<readonly FoundFood[]>;
export const SearchFoodCalories = useCase<SearchFoodCalories>("trackers", "SearchFoodCalories");

/** The activities that words may mean, likewise. */
export type SearchActivityCalories = (words: string) => Promise<readonly FoundActivity[]>;
export const SearchActivityCalories = useCase<SearchActivityCalories>("trackers", "SearchActivityCalories");
