import { mindQuestions } from "#core/health/tools/mind.ts";
import type { SentMindAnswer } from "#core/trackers/mind/mind-answers.port.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What Asha answered about her mind: all about her feelings, and half about her people. `now` in milliseconds since 1970. */
export const mindAnswersAt = (now: number): { readonly at: number; readonly answers: readonly SentMindAnswer[] } => ({
  at: now - 3 * DAY,
  answers: [...given("emotional", [3, 2, 1, 3, 2, 2, 3, 4]), ...given("social", [3, 1, 2, 4])],
});

const given = (category: "emotional" | "social", answers: readonly number[]): readonly SentMindAnswer[] =>
  answers.flatMap((answer, index) => {
    const questionId = mindQuestions(category)[index];
    return questionId === undefined ? [] : [{ questionId, answer }];
  });
