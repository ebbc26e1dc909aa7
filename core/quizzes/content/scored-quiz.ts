import type { Question, Quiz, QuizMode, TimedQuiz, Turn } from "../quiz.ts";
import type { KeylessQuiz } from "./keyless-quiz.ts";
import type { QuestionKey } from "./question-key.ts";

/** A quiz as `quizResult` works with it. A question without a key is a defect. */
export function scoredQuiz(quiz: KeylessQuiz, keys: readonly QuestionKey[], turns: readonly Turn[] = []): Quiz {
  const byQuestion = new Map(keys.map(({ question, key }) => [question, key]));
  const questions = quiz.questions.map(({ id, points, penalty, seconds }): Question => {
    const key = byQuestion.get(id);
    if (key === undefined) throw new TypeError(`question ${id} of ${quiz.id} has no key`);
    return { id, points, penalty, seconds, key };
  });
  return { ...timedQuiz(quiz, turns), questions };
}

/** The same without keys. */
export function timedQuiz({ opensAt, closesAt, mode, questions }: KeylessQuiz, turns: readonly Turn[] = []): TimedQuiz {
  const timed: QuizMode = mode.kind === "live" ? { kind: "live", turns } : mode;
  return { opensAt, closesAt, mode: timed, questions };
}
