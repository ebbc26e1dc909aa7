import type { JSONColumnType } from "kysely";
import type { KeylessMode, QuestionOption, QuestionKind } from "#core/quizzes/content/keyless-quiz.ts";
import type { Answer, AnswerKey } from "#core/quizzes/quiz.ts";
import type { BilingualText } from "#core/shared/language.ts";

export type QuizTables = {
  quiz: QuizRow;
  quiz_question: QuizQuestionRow;
  quiz_key: QuizKeyRow;
  quiz_turn: QuizTurnRow;
  quiz_attempt: QuizAttemptRow;
};

/** `minutes` and `pass_percent` null: the quiz is live. */
export type QuizRow = {
  id: string;
  title: JSONColumnType<BilingualText>;
  note: JSONColumnType<BilingualText | null>;
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
  text: JSONColumnType<BilingualText>;
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
  explanation: JSONColumnType<BilingualText>;
  source: string;
};

export type QuizTurnRow = { quiz: string; question: string; at: Date; closed_at: Date | null };

/** `score` in hundredths of a point; it, `place` and `takers` null: the quiz is not over, or nobody has looked yet. */
export type QuizAttemptRow = {
  customer: string;
  quiz: string;
  seed: string;
  seat: number;
  started_at: Date;
  handed_in_at: Date | null;
  answers: JSONColumnType<readonly Answer[]>;
  score: number | null;
  place: number | null;
  takers: number | null;
};
