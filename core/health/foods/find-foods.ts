import { foundByName } from "../../search/found-by-name.ts";
import type { Food } from "./food.ts";

/** How many foods are found at once. */
export const MOST_FOODS = 20;

/** The foods that people may mean, at most twenty, the best first. Source: specification/health-tools.md, Foods. */
export const findFoods = (foods: Iterable<Food>, words: string): readonly Food[] =>
  foundByName(foods, words, (food) => food).slice(0, MOST_FOODS);
