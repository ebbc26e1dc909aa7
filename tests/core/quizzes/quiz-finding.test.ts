import { describe, expect, it } from "vitest";
import { quizFindings } from "#core/quizzes/content/quiz-finding.ts";
import { demoFiles, valuesIn } from "#adapters/composition/demo-files.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { DEMO_DAY } from "#tests/builders/demo-goods.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

/** Three questions with one right option each: the texts of its options, and the right one by its place. */
function ofSingles(questions: readonly { readonly options: readonly string[]; readonly right: number }[]): KeyedQuiz {
  const { quiz, keys } = aQuiz();
  return {
    quiz: {
      ...quiz,
      questions: questions.map(({ options }, nth) => ({
        id: `q${nth}`,
        kind: "single",
        text: { english: "What?", hindi: "क्या?" },
        picture: null,
        points: 1,
        penalty: 0,
        seconds: 20,
        options: options.map((english, place) => ({ id: `q${nth}-${place}`, text: { english, hindi: "हिंदी" } })),
      })),
    },
    keys: questions.map(({ right }, nth) => ({
      question: `q${nth}`,
      source: "WHO",
      explanation: keys[0]?.explanation ?? { english: "", hindi: null },
      key: { kind: "single", option: `q${nth}-${right}` },
    })),
  };
}

const kinds = (keyed: KeyedQuiz) => quizFindings(keyed).map(({ kind, question }) => (question === null ? kind : `${kind} ${question}`));

describe("what lint tells of a quiz", () => {
  it("is nothing of the demo's", async () => {
    for (const keyed of valuesIn(await demoFiles(DEMO_DAY).quizzes())) expect(quizFindings(keyed)).toEqual([]);
  });

  it("is a right option that is always the longest, or always at one place", () => {
    const long = { options: ["a", "a much longer one"], right: 1 };
    expect(kinds(ofSingles([long, long, { options: ["long one", "b"], right: 0 }]))).toEqual(["longest-right"]);
    const plain = { options: ["aa", "bb"], right: 1 };
    expect(kinds(ofSingles([plain, plain, plain]))).toEqual(["same-place"]);
    expect(kinds(ofSingles([long, long]))).toEqual([]);
  });

  it("is two options that read alike, and words without Hindi", () => {
    const { quiz, keys } = aQuiz();
    const [first, ...others] = quiz.questions;
    if (first === undefined) throw new TypeError("the quiz has questions");
    const alike = first.options.map((option) => ({ ...option, text: { english: " Same", hindi: null } }));
    expect(kinds({ quiz: { ...quiz, questions: [{ ...first, options: alike }, ...others] }, keys })).toEqual([
      "two-right salt",
      "no-hindi salt",
    ]);
    expect(kinds({ quiz: { ...quiz, title: { english: "Only English", hindi: null } }, keys })).toEqual(["no-hindi"]);
  });
});
