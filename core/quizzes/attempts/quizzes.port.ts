import { token } from "../../shared/token.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { QuestionKey } from "../content/question-key.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";

/** `takers`: how many have begun it. */
export type CountedQuiz = TurnedQuiz & { readonly takers: number };

export type Quizzes = {
  /** Those that closed last or close last, at most so many, the latest first. */
  list(limit: number): Promise<readonly CountedQuiz[]>;
  /** Costs the same however many have begun it. */
  find(id: QuizId): Promise<TurnedQuiz | null>;
  /** Counts all who have begun it. */
  counted(id: QuizId): Promise<CountedQuiz | null>;
  /** For those who may be told them, and for marks, alone: ask `quizState` first. */
  keys(id: QuizId): Promise<readonly QuestionKey[]>;
};
export const Quizzes = token<Quizzes>("Quizzes");
