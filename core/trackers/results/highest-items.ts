import { countedAnswer } from "../../health/tools/stress.ts";

/** How many items are told. */
const MOST = 3;
/** From which count on an item is told: seldom is not much. */
const LEAST = 2;

/**
 * The numbers of the items that weigh most in a stress test, at most three, each as it counts; equal ones in order. Source:
 * specification/trackers.md, Results of the tools.
 */
export const highestItems = (answers: readonly (number | null)[]): readonly number[] =>
  answers
    .flatMap((answer, index) => (answer === null ? [] : [{ item: index + 1, count: countedAnswer(index + 1, answer) }]))
    .filter(({ count }) => count >= LEAST)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ item }) => item);
