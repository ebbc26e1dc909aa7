import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

/** Where quizzes are. Source: specification/quizzes.md, The way through a quiz. */
export const quizAddress = {
  all: "/quizhomepage",
  one: (id: QuizId): string => `/quiz/${id}`,
  note: (id: QuizId): string => `/quiznote/${id}`,
  live: (id: QuizId): string => `/quizlive/${id}`,
  questionnaire: (id: QuizId): string => `/quizquestionnaire/${id}`,
  finish: (id: QuizId): string => `/quizfinish/${id}`,
};
