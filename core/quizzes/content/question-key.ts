import type { AnswerKey } from "../quiz.ts";
import type { KeylessQuiz } from "./keyless-quiz.ts";
import type { BilingualText } from "../../shared/language.ts";

/**
 * The right answer of a question, why it is right, and where that is from. It is kept apart from the question and told by `quizResult`
 * alone.
 */
export type QuestionKey = {
  readonly question: string;
  readonly key: AnswerKey;
  readonly explanation: BilingualText;
  readonly source: string;
};

/** A quiz as staff import it: each question has exactly one key. */
export type KeyedQuiz = { readonly quiz: KeylessQuiz; readonly keys: readonly QuestionKey[] };
