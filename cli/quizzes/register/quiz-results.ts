import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { scoredQuiz } from "#core/quizzes/content/scored-quiz.ts";
import { attemptOf } from "#core/quizzes/attempts/quiz-attempt.ts";
import { quizResult } from "#core/quizzes/quiz-result.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { quizJson } from "../printing/quiz-json.ts";
import { quizFileJson } from "../printing/quiz-file-json.ts";
import { NO_QUIZ } from "../wording/register.ts";

/** Tells what the attempts at a kept quiz have come to. Source: specification/quizzes.md, Staff commands. */
export const quizResults = databaseCommand(
  { name: "quiz results", switches: ["export", "json"], options: [], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [name = ""] = given.files;
    const { withQuizzes } = await import("./composition.ts");
    const stored =
      name === ""
        ? null
        : await withQuizzes(context, async ({ find, attempts, turns }) => {
            const [keyed] = await find([quizId(name)]);
            return keyed === undefined ? null : { keyed, attempts: await attempts(keyed.quiz.id), turns: await turns(keyed.quiz.id) };
          });
    if (stored === null) {
      terminal.complain(NO_QUIZ);
      return UNUSABLE_INPUT;
    }
    const { keyed, attempts, turns } = stored;
    const facts = { quiz: scoredQuiz(keyed.quiz, keyed.keys, turns), attempts: attempts.map(attemptOf), at: Date.now() };
    if (given.switches.has("export")) {
      await terminal.write(`${JSON.stringify(quizFileJson(keyed, { ...facts, turns }), null, 2)}\n`);
      return DONE;
    }
    const result = quizResult(facts);
    if (given.switches.has("json")) await terminal.write(`${JSON.stringify(quizJson(result), null, 2)}\n`);
    else {
      const { quizParagraphs } = await import("../words.ts");
      const { paintFor } = await import("#cli/printing/paint.ts");
      const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
      await terminal.write(paragraphsText(quizParagraphs(facts, result), paintFor(terminal)));
    }
    return DONE;
  },
);
