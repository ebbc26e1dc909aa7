import type { AnswerValue } from "#core/quizzes/quiz.ts";

/** What keeps an answer while it is given, however it is sent. */
export type Answering = {
  valueOf(question: string): AnswerValue | null;
  answer(question: string, value: AnswerValue | null): Promise<void>;
};
