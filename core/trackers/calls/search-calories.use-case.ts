import { typingErrors } from "../../search/typing-error.ts";
import { wordsOf } from "../../search/search-words.ts";
import { findFoods, MOST_FOODS } from "../../health/foods/find-foods.ts";
import { FOODS } from "../../health/foods/foods.ts";
import { nutritionOf } from "../../health/foods/nutrition-of.ts";
import { gramsOfUnit, unitsOf } from "../../health/foods/unit-grams.ts";
import { ACTIVITIES } from "../../health/tables/activities.ts";
import { token } from "../../shared/token.ts";
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

/** The foods that words may mean, at most 20, the best first; for anybody. Source: specification/trackers.md, Calls. */
export type SearchFoodCalories = (words: string) => Promise<readonly FoundFood[]>;
export const SearchFoodCalories = token<SearchFoodCalories>("SearchFoodCalories");

/** The activities that words may mean, likewise. */
export type SearchActivityCalories = (words: string) => Promise<readonly FoundActivity[]>;
export const SearchActivityCalories = token<SearchActivityCalories>("SearchActivityCalories");

export const makeSearchFoodCalories = (): SearchFoodCalories => async (words) =>
  findFoods(FOODS.values(), words).map((food) => ({
    ...{ food: food.id, name: food.name, hindi: food.hindi, per100: nutritionOf(food, FOODS) },
    units: unitsOf(food).flatMap((unit) => {
      const grams = gramsOfUnit(food, unit);
      return grams === null ? [] : [{ unit, grams }];
    }),
  }));

export const makeSearchActivityCalories = (): SearchActivityCalories => async (words) => {
  const typed = wordsOf(words);
  const isMeant = (name: string): boolean => {
    const told = wordsOf(name);
    return typed.every((word) => told.some((one) => one.startsWith(word) || typingErrors(word, one) !== null));
  };
  if (typed.length === 0) return [];
  return [...ACTIVITIES]
    .filter(([, { name, hindi }]) => isMeant(name) || isMeant(hindi))
    .slice(0, MOST_FOODS)
    .map(([activity, found]) => ({ activity, ...found }));
};
