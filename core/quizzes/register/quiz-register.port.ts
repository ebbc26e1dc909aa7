import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { QuizAttempt } from "../attempts/quiz-attempt.ts";
import type { Turn } from "../quiz.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { KeyedQuiz } from "../content/question-key.ts";

/** What a decision puts, each in the place of the one with its id. `audit` null: nothing changes. */
export type QuizRegisterChange<Answer> = { readonly put: readonly KeyedQuiz[]; readonly audit: AuditEntry | null; readonly answer: Answer };

/** Quizzes with their keys, as staff import them. Nothing that a server answers with reads this port. */
export type QuizRegister = {
  /** Those of the ids that exist; null: all, by their ids. */
  find(ids: readonly QuizId[] | null): Promise<readonly KeyedQuiz[]>;
  /** All attempts at a quiz, by the ids of who made them. */
  attempts(id: QuizId): Promise<readonly QuizAttempt[]>;
  /** What its host has done so far, if it is live. */
  turns(id: QuizId): Promise<readonly Turn[]>;
  /** Changes some of them in one transaction. `decide` sees those of the ids that exist, and may be called more than once. */
  change<Answer>(ids: readonly QuizId[], decide: (found: readonly KeyedQuiz[]) => QuizRegisterChange<Answer>): Promise<Answer>;
};
