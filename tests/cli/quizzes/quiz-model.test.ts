import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyQuizFile } from "#tests/arbitraries/any-quiz-file.ts";
import { naiveQuiz } from "./naive-quiz.ts";
import { scoredQuiz } from "./scored-quiz.ts";

describe("a quiz's result", () => {
  it("is what a reading of the contract sentence by sentence gives", () => {
    fc.assert(
      fc.property(anyQuizFile(), (file) => {
        const wire = JSON.parse(JSON.stringify(file));
        expect(JSON.stringify(scoredQuiz(wire))).toBe(JSON.stringify(naiveQuiz(wire)));
      }),
      { numRuns: 2_000 },
    );
  });
});
