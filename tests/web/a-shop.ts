import { unanswered } from "#tests/web/platform/model-laws/answers.ts";
import { aStage } from "#tests/web/platform/model-laws/stage.ts";
import type { Token } from "#core/shared/token.ts";

/** What a call is answered with; "out": the shop can't be reached. */
type Given<Answer> = Answer | "out" | Promise<Answer>;

/**
 * A shop that answers as it is told, each call with the next of `given` and the last one over again. `asked`: all that it was asked, by
 * whom.
 */
export function aShop() {
  const { allDependencies, answers } = aStage();
  const requested: unknown[][] = [];
  const left = new Map<symbol, unknown[]>();
  const answer = <Asked extends readonly unknown[], Answer>(
    use: Token<(...asked: Asked) => Promise<Answer>>,
    ...given: readonly Given<NoInfer<Answer>>[]
  ): void => {
    const isNew = !left.has(use);
    left.set(use, [...given]);
    if (!isNew) return;
    answers(use, async (...call: Asked) => {
      requested.push([...call]);
      const waiting = left.get(use) ?? [];
      const next = waiting.length > 1 ? waiting.shift() : waiting[0];
      if (next === "out") throw unanswered.outage();
      return (await next) as Answer;
    });
  };
  return { allDependencies, answers, answer, asked: requested };
}
