import { quizResult } from "#core/quizzes/quiz-result.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeQuizFiles } from "./composition.ts";
import { quizJson } from "./printing/quiz-json.ts";

/** Works out what the attempts at a quiz have come to. Source: specification/quizzes.md, The command. */
export const quizScore = fileCheck({
  name: "quiz score",
  files: composeQuizFiles(),
  json: (facts) => quizJson(quizResult(facts)),
  text: async (facts, terminal) => {
    const { quizParagraphs } = await import("./words.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(quizParagraphs(facts, quizResult(facts)), paintFor(terminal));
  },
});
