import { namedBy } from "#core/shared/token.ts";
import { expect } from "vitest";
import { pending, turnOver } from "./answers.ts";
import { aStage } from "./stage.ts";
import type { Token } from "#core/shared/token.ts";
import type { Stage } from "./stage.ts";

type Press = () => unknown;
type Call<Given extends readonly unknown[], Answer> = (...given: Given) => Promise<Answer>;

/**
 * The laws of what a press sends. `open` answers the press; `after`: whether it can be pressed again after an outage, or all is over then.
 */
export function sends<Given extends readonly unknown[], Answer>(
  model: string,
  use: Token<Call<Given, Answer>>,
  open: (stage: Stage, call: Call<Given, Answer>) => Press | Promise<Press>,
  after: "again" | "over" = "again",
) {
  const opened = async () => {
    const calls: ReturnType<typeof pending<Answer>>[] = [];
    const call = () => {
      const one = pending<Answer>();
      calls.push(one);
      return one.promise;
    };
    const stage = aStage();
    stage.answers(use, call);
    return { stage, calls, press: await open(stage, call) };
  };
  const sentOnce = async (why: "outage" | "left") => {
    const { stage, calls, press } = await opened();
    const before = stage.told();
    const sent = (count: number) => expect.poll(() => calls.length).toBeGreaterThanOrEqual(count);
    const pressed = [press(), press(), press()];
    await sent(1);
    await turnOver();
    expect(calls).toHaveLength(1);
    calls[0]?.fail(why);
    await Promise.all(pressed);
    await turnOver();
    const told = stage.told();
    if (after === "over") return;
    expect(told).toEqual(before);
    void press();
    await sent(2);
    expect(calls).toHaveLength(2);
  };
  return { model, asks: namedBy(use).name, sentOnce };
}
