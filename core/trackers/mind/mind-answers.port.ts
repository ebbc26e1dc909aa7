import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** An answer to a question of the mind, from 0 to 4; `at` is when it was given, in milliseconds since 1970. */
export type KeptMindAnswer = { readonly questionId: string; readonly answer: number; readonly at: number };

/** As it is sent: null takes an answer back. */
export type SentMindAnswer = { readonly questionId: string; readonly answer: number | null };

/**
 * Answers to the questions of the mind, each of one customer alone, one a question. Whatever is saved here, the customer's open pages hear
 * of it.
 */
export type MindAnswers = {
  /** Each takes the place of the former one of its question. `at` in milliseconds since 1970. */
  save(customer: CustomerId, answers: readonly SentMindAnswer[], at: number): Promise<void>;
  /** By their questions' ids. */
  listOf(customer: CustomerId): Promise<readonly KeptMindAnswer[]>;
  erase(customer: CustomerId): Promise<void>;
};
export const MindAnswers = token<MindAnswers>("MindAnswers");
