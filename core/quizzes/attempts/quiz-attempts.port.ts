import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { Answer } from "../quiz.ts";
import type { KeptMarks, QuizAttempt } from "./quiz-attempt.ts";

/** `after` null: nothing changes. */
export type AttemptDecision<Answer> = { readonly after: QuizAttempt | null; readonly answer: Answer };

/** An attempt with its answers to one question; empty: it has none. */
export type AnswersTo = Pick<QuizAttempt, "customer" | "startedAt" | "answers">;

/** Attempts, each customer's own; one a quiz. */
export type QuizAttempts = {
  /** Changes a customer's attempt as core decides; `before` null: they have none. Atomic; nobody else's attempt waits for it. */
  change<Answer>(customer: CustomerId, quiz: QuizId, decide: (before: QuizAttempt | null) => AttemptDecision<Answer>): Promise<Answer>;
  /** Keeps an answer unless the attempt has one to that question; nobody waits for somebody else's attempt. */
  addFirst(customer: CustomerId, quiz: QuizId, answer: Answer): Promise<"added" | "answered" | "not-begun">;
  /** How many attempts at a quiz have an answer to a question. */
  answered(quiz: QuizId, question: string): Promise<number>;
  /** What all attempts at a live quiz answered to one question, each once at most, in no order. */
  answersTo(quiz: QuizId, question: string): Promise<readonly AnswersTo[]>;
  /** All attempts at a quiz, by the ids of who made them. */
  all(quiz: QuizId): Promise<readonly QuizAttempt[]>;
  at(customer: CustomerId, quiz: QuizId): Promise<QuizAttempt | null>;
  /** All of a customer, the last begun first. */
  of(customer: CustomerId): Promise<readonly QuizAttempt[]>;
  /** Marks all attempts of a quiz that is over, at once; what is being changed is waited for. Again is no harm. */
  mark(quiz: QuizId, decide: (attempts: readonly QuizAttempt[]) => ReadonlyMap<CustomerId, KeptMarks>): Promise<void>;
};
export const QuizAttempts = token<QuizAttempts>("QuizAttempts");
