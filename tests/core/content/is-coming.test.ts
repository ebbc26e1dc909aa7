import { describe, expect, it } from "vitest";
import { COMING_AREAS } from "#core/content/coming-areas.ts";
import { isComing } from "#core/content/is-coming.ts";

describe("an address of an area that is not open yet", () => {
  it("is known with and without what may follow", () => {
    for (const path of COMING_AREAS.flatMap(({ paths }) => paths)) {
      const whole = path.replace("/:id?", "/7").replace("/:id/:slug", "/7/asha");
      for (const address of [whole, `${whole}/`, `${whole.toUpperCase()}?city=Pune#top`]) expect(isComing(address), address).toBe(true);
      if (path.endsWith("?")) expect(isComing(path.replace("/:id?", ""))).toBe(true);
    }
  });

  it("is none of what is open, outside, or only begins alike", () => {
    for (const address of ["/", "/shop", "/profile1", "/quizzes", "/quiz/7/8", "/fitbook/7", "https://niramaya.example/quiz"])
      expect(isComing(address), address).toBe(false);
  });
});
