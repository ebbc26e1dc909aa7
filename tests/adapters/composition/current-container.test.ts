import { setTimeout as after } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { token } from "#core/shared/token.ts";
import { CurrentContainer } from "#adapters/composition/current-container.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";

const Word = token<string>("Word");

function holding(word: string): SmallContainer {
  const container = new SmallContainer();
  container.bind(Word).toConstantValue(word);
  return container;
}

describe("the container of what is being done", () => {
  it("is each one's own, whatever else is done meanwhile", async () => {
    const current = new CurrentContainer();
    const later = async (wait: number) => {
      await after(wait);
      return current.get(Word);
    };
    const said = ["one", "two", "three"].map((word, nth) => current.within(holding(word), () => later(30 - 10 * nth)));
    await expect(Promise.all(said)).resolves.toEqual(["one", "two", "three"]);
  });

  it("is nobody's where nothing is done: what is made once keeps none", () => {
    const current = new CurrentContainer();
    current.within(holding("one"), () => current.get(Word));
    expect(() => current.get(Word)).toThrow(TypeError);
  });
});
