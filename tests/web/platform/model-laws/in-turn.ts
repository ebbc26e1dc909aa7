import { outage } from "./answers.ts";
import type { Token } from "#core/shared/token.ts";
import type { Stage } from "./stage.ts";

type Use<Given extends readonly unknown[], Answer> = Token<(...given: Given) => Promise<Answer>>;

/**
 * Has the shop of a stage answer a use case one way after the other, and from then on the last way. Answers what it is asked, as it is
 * asked.
 */
export function inTurn<Given extends readonly unknown[], Answer>(
  { answers }: Stage,
  use: Use<Given, Answer>,
  ...ways: readonly (NoInfer<Answer> | "outage")[]
): readonly Given[] {
  const requested: Given[] = [];
  answers(use, async (...given: Given) => {
    const way = ways[Math.min(requested.length, ways.length - 1)];
    requested.push(given);
    return way === undefined || way === "outage" ? outage() : way;
  });
  return requested;
}
