import { typingErrors } from "../../search/typing-error.ts";
import { wordsOf } from "../../search/search-words.ts";
import type { Food } from "./food.ts";

/** How many foods are found at once. */
export const MOST_FOODS = 20;

/** A wrong letter weighs more than a longer name, and a name more than another spelling. */
const ERROR = 100;
const LATER_WORD = 10;
const OTHER_SPELLING = 4;

/**
 * The foods that people may mean, at most twenty, the best first: each word must begin a word of a name or spelling, in English or Hindi,
 * as it is written or as it sounds. Source: specification/health-tools.md, Foods.
 */
export function findFoods(foods: Iterable<Food>, words: string): readonly Food[] {
  const typed = wordsOf(words);
  if (typed.length === 0) return [];
  const found: { readonly food: Food; readonly cost: number }[] = [];
  for (const food of foods) {
    const cost = costOf(typed, food);
    if (cost !== null) found.push({ food, cost });
  }
  return found
    .toSorted((a, b) => a.cost - b.cost || a.food.name.length - b.food.name.length || (a.food.id < b.food.id ? -1 : 1))
    .slice(0, MOST_FOODS)
    .map(({ food }) => food);
}

/** The cost of the words; null: one of them matches none. */
function costOf(typed: readonly string[], { name, hindi, spellings }: Food): number | null {
  const told = [name, hindi].map(wordsOf);
  const other = spellings.map(wordsOf);
  let sum = 0;
  for (const word of typed) {
    const costs = [
      ...told.flatMap((words) => words.flatMap((one, nth) => cost(word, one, nth === 0 ? 0 : LATER_WORD))),
      ...other.flatMap((words) => words.flatMap((one, nth) => cost(word, one, OTHER_SPELLING + (nth === 0 ? 0 : LATER_WORD)))),
    ];
    if (costs.length === 0) return null;
    sum += Math.min(...costs);
  }
  return sum;
}

function cost(typed: string, word: string, place: number): readonly number[] {
  if (word === typed) return [place];
  if (word.startsWith(typed)) return [place + 2];
  const errors = typingErrors(typed, word);
  return errors === null ? [] : [place + 3 + errors * ERROR];
}
