import { namedBy } from "#core/shared/token.ts";
import { expect } from "vitest";
import { pending, turnOver } from "./answers.ts";
import { aStage } from "./stage.ts";
import type { Token } from "#core/shared/token.ts";
import type { Stage } from "./stage.ts";

type Open = { readonly ask: () => Promise<unknown>; readonly shown: () => unknown };
type Call<Given extends readonly unknown[], Answer> = (...given: Given) => Promise<Answer>;

/** The laws of what reads. `older` and `newer` are two answers that look different on the page; `open` is given the call that reads. */
export function reads<Given extends readonly unknown[], Answer>(
  model: string,
  use: Token<Call<Given, Answer>>,
  [older, newer]: readonly [NoInfer<Answer>, NoInfer<Answer>],
  open: (call: Call<Given, Answer>, stage: Stage) => Open,
) {
  const opened = (call: Call<Given, Answer>) => {
    const stage = aStage();
    stage.answers(use, call);
    return open(call, stage);
  };
  const after = async (answer: Answer) => {
    const model = opened(async () => answer);
    await model.ask();
    await turnOver();
    return model.shown();
  };
  const asked = (count: number) => {
    const calls = Array.from({ length: count }, () => pending<Answer>());
    const left = [...calls];
    return { model: opened(() => left.shift()?.promise ?? new Promise<Answer>(() => {})), calls }; // What is looked for again by itself waits.
  };
  const afterOlder = async (end: (call: ReturnType<typeof pending<Answer>> | undefined) => void) => {
    const { model, calls } = asked(2);
    const both = [model.ask(), model.ask()];
    await turnOver();
    calls[1]?.answer(newer);
    await turnOver();
    end(calls[0]);
    await Promise.all(both);
    await turnOver();
    return model.shown();
  };
  return {
    model,
    asks: namedBy(use).name,
    staleAnswer: async () => {
      expect(await afterOlder((call) => call?.answer(older))).toEqual(await after(newer));
      expect(await after(older)).not.toEqual(await after(newer));
    },
    staleOutage: async () => {
      expect(await afterOlder((call) => call?.fail())).toEqual(await after(newer));
    },
    unanswered: async (why: "outage" | "left") => {
      const { model, calls } = asked(2);
      const first = model.ask();
      await turnOver();
      calls[0]?.fail(why);
      await first;
      await turnOver();
      expect(model.shown()).not.toEqual(await after(newer));
      const second = model.ask();
      await turnOver();
      calls[1]?.answer(newer);
      await second;
      await turnOver();
      expect(model.shown()).toEqual(await after(newer));
    },
  };
}
