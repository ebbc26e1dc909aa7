import type { JSONColumnType } from "kysely";
import type { KeylessMode, QuestionOption, QuestionKind, QuizText } from "#core/quizzes/content/keyless-quiz.ts";
import type { AnswerKey } from "#core/quizzes/quiz.ts";

export type QuizTables = { quiz: QuizRow; quiz_question: QuizQuestionRow; quiz_key: QuizKeyRow };

/** `minutes` and `pass_percent` null: the quiz is live. */
export type QuizRow = {
  id: string;
  title: JSONColumnType<QuizText>;
  note: JSONColumnType<QuizText | null>;
  opens_at: Date;
  closes_at: Date;
  mode: KeylessMode["kind"];
  minutes: number | null;
  pass_percent: number | null;
};

/** `place` from 0; `penalty` in hundredths of a point. */
export type QuizQuestionRow = {
  quiz: string;
  id: string;
  place: number;
  kind: QuestionKind;
  text: JSONColumnType<QuizText>;
  picture: string | null;
  options: JSONColumnType<readonly QuestionOption[]>;
  points: number;
  penalty: number;
  seconds: number;
};

export type QuizKeyRow = {
  quiz: string;
  question: string;
  key: JSONColumnType<AnswerKey>;
  explanation: JSONColumnType<QuizText>;
  source: string;
};
