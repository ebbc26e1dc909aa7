import { describe, expect, it } from "vitest";
import { isComing, isOneOf } from "#core/content/is-coming.ts";

describe("an address of an area that is not open yet", () => {
  it("is known with and without what may follow", () => {
    const paths = ["/walks/:id?", "/talks/:id/:slug", "/rewards"];
    for (const whole of ["/walks", "/walks/7", "/talks/7/asha", "/rewards"])
      for (const address of [whole, `${whole}/`, `${whole.toUpperCase()}?city=Pune#top`])
        expect(isOneOf(paths, address), address).toBe(true);
    for (const address of ["/", "/walk", "/walks/7/8", "/talks/7", "/rewards/7", "https://niramaya.example/walks"])
      expect(isOneOf(paths, address), address).toBe(false);
  });

  it("is none of what is open, outside, or only begins alike", () => {
    for (const address of ["/", "/shop", "/profile1", "/quizzes", "/quiz/7/8", "/fitbook/7", "https://niramaya.example/quiz"])
      expect(isComing(address), address).toBe(false);
  });
});
